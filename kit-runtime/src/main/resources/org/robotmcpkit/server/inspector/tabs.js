// Tabs as the ARIA practices want them: arrow keys go round, and the one that is chosen stands in the address.
export function tabs(list, onChoose) {
  const all = [...list.querySelectorAll('[role=tab]')];
  const panelOf = (tab) => document.getElementById(tab.getAttribute('aria-controls'));

  function choose(tab, focus) {
    for (const other of all) {
      const chosen = other === tab;
      other.setAttribute('aria-selected', String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      panelOf(other).hidden = !chosen;
    }
    if (focus) tab.focus();
    tab.scrollIntoView({block: 'nearest', inline: 'nearest'});
    history.replaceState(null, '', `#${panelOf(tab).id}`);
    onChoose(panelOf(tab).id);
  }

  list.addEventListener('click', (event) => {
    const tab = event.target.closest('[role=tab]');
    if (tab) choose(tab, false);
  });
  list.addEventListener('keydown', (event) => {
    const at = all.indexOf(document.activeElement);
    const to = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1}[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    choose(all[(to + all.length) % all.length], true);
  });
  const named = (id) => all.find((tab) => panelOf(tab).id === id);
  choose(named(location.hash.slice(1)) ?? all[0], false);
  return {choose: (id, focus) => choose(named(id), focus)};
}

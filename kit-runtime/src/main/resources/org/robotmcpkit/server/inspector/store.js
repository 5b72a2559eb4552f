// What is kept while the tab is open: a token, an operator's key.
const TOKEN = 'robot-mcp-kit/token';
const PLACE = 'robot-mcp-kit/place';
const OPERATOR = 'robot-mcp-kit/operator';

function slot(name) {
  return {
    get: () => sessionStorage.getItem(name) ?? '',
    set: (value) => { if (value) sessionStorage.setItem(name, value); else sessionStorage.removeItem(name); },
  };
}

export const token = slot(TOKEN);
export const operator = slot(OPERATOR);

/** Where in the logs of which server a page that is cleared, or comes back, goes on. */
export const place = {
  now: JSON.parse(sessionStorage.getItem(PLACE) ?? '{}'),
  get query() {
    return this.now.instance ? `?${new URLSearchParams(this.now)}` : '';
  },
  keep() {
    sessionStorage.setItem(PLACE, JSON.stringify(this.kept));
  },
  /** A page that is loaded again shows what it had before, but not what was cleared. */
  clear(log) {
    if (this.kept.instance !== this.now.instance) this.kept = {instance: this.now.instance, trace: 0, events: 0};
    this.kept[log] = this.now[log] ?? 0;
    this.keep();
  },
  begin(instance) {
    if (this.now.instance === instance) return true;
    this.now = {instance, trace: 0, events: 0};
    return false;
  },
};
place.kept = {...place.now};

/** Takes the operator's key out of the address bar, where it must not stay. */
export function takeFromAddress() {
  const given = new URLSearchParams(location.hash.slice(1)).get('operator');
  if (given) {
    operator.set(given);
    history.replaceState(null, '', location.pathname);
  }
}

export function authorization(value = token.get()) {
  return value ? {Authorization: `Bearer ${value}`} : {};
}

// Elements without markup: every text goes in as text, and what cannot be seen is shown.

// The list of org.robotmcpkit.model.HiddenCharacters, and lone surrogates.
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\ud800-\udfff]/u;
const HIDDEN_RUNS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** An element: el('p', {class: 'note', onclick: f}, 'text', child). Texts are shown with show(). */
export function el(tag, properties, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name in {value: 1, checked: 1, disabled: 1, hidden: 1, open: 1, selected: 1}) node[name] = value;
    else node.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    if (child instanceof Node) node.append(child);
    else node.append(shown(String(child)));
  }
  return node;
}

/** Puts a text into an element, with its hidden characters made visible. */
export function show(node, text) {
  const value = text === null || text === undefined ? '' : String(text);
  if (node.shownText === value) return node;
  node.shownText = value;
  if (HIDDEN.test(value)) node.replaceChildren(shown(value));
  else node.textContent = value;
  return node;
}

/** A text as nodes. */
export function shown(text) {
  if (!HIDDEN.test(text)) return document.createTextNode(text);
  const out = document.createDocumentFragment();
  let at = 0;
  for (const found of text.matchAll(HIDDEN_RUNS)) {
    if (found.index > at) out.append(text.slice(at, found.index));
    const mark = document.createElement('span');
    mark.className = 'unseen';
    mark.textContent = 'U+' + found[0].codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
    out.append(mark);
    at = found.index + found[0].length;
  }
  out.append(text.slice(at));
  return out;
}

/** Runs what has to be drawn once in the next frame, however often it is asked for. */
export function drawing(draw) {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => { due = false; draw(); });
  };
}

/** 12:03:04.567 */
export function clockTime(iso) {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const two = (n) => String(n).padStart(2, '0');
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

/** 0.5 s, 12 s, 3 min 05 s */
export function seconds(s) {
  if (!Number.isFinite(s)) return '';
  const left = Math.max(0, s);
  if (left < 10) return `${left.toFixed(1)} s`;
  if (left < 60) return `${Math.round(left)} s`;
  const whole = Math.round(left);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

export function millis(ms) {
  if (ms === null || ms === undefined) return '';
  return ms < 10 ? `${ms.toFixed(1)} ms` : ms < 10000 ? `${Math.round(ms)} ms` : seconds(ms / 1000);
}

export function size(bytes) {
  return bytes < 1000 ? `${bytes} B` : bytes < 1000000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1000000).toFixed(1)} MB`;
}

let ids = 0;
/** An id that no other element has. */
export const newId = (prefix) => `${prefix}-${++ids}`;

// JSON as people read it.
import {el, show} from './dom.js';

export function parse(text) {
  try { return JSON.parse(text); } catch { return undefined; }
}

export function pretty(value) {
  return JSON.stringify(value, null, 2) ?? '';
}

/** A text that may be JSON, indented if it is. */
export function prettyText(text) {
  const value = parse(text);
  return value === undefined ? text : pretty(value);
}

/** A scrollable block of JSON or text. */
export function block(label, text) {
  return show(el('pre', {class: 'json', tabindex: '0', role: 'region', 'aria-label': label}), text);
}

/** The same behind a line to click on, made when it is opened. */
export function folded(label, value) {
  const details = el('details', {}, el('summary', {}, label));
  details.addEventListener('toggle', () => {
    if (details.open && !details.querySelector('pre')) {
      details.append(block(label, typeof value === 'string' ? value : pretty(value)));
    }
  });
  return details;
}

export function same(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

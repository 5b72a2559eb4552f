// What clients and the server have said to each other.
import {clockTime, el, millis, show, size} from './dom.js';
import {block, prettyText} from './json.js';
import {Rows} from './rows.js';
import {place} from './store.js';

const MOST = 10000;

export class Trace {
  constructor(panel) {
    this.wanted = '';
    this.words = el('input', {type: 'search', id: 'trace-filter', placeholder: 'method, tool, session, id or text', oninput: () => this.search()});
    this.kinds = el('select', {id: 'trace-kind', onchange: () => this.search()},
      [['', 'everything'], ['in', 'from clients'], ['out', 'from the server'], ['bad', 'what went wrong'], ['call', 'tool calls']]
        .map(([value, text]) => el('option', {value}, text)));
    this.lost = el('p', {class: 'lost', role: 'status'});
    this.detail = el('div', {class: 'detail', hidden: true});
    this.rows = new Rows({
      label: 'Protocol trace', name: 'trace-table', most: MOST, empty: 'Nothing was said yet, or nothing that the filter lets through.',
      matches: (row) => this.matches(row),
      onChoose: (row) => this.choose(row),
      columns: [
        {name: 'time', title: 'time', text: (row) => clockTime(row.at)},
        {name: 'way', title: '', text: (row) => (row.in ? '→' : '←'), className: (row) => (row.in ? 'is-in' : 'is-out')},
        {name: 'kind', title: 'kind', text: (row) => (row.bad && row.kind === 'response' ? 'tool error' : row.kind), className: (row) => (row.bad ? 'is-bad' : '')},
        {name: 'method', title: 'method', text: (row) => row.method ?? ''},
        {name: 'tool', title: 'tool', text: (row) => row.tool ?? ''},
        {name: 'took', title: 'took', text: (row) => millis(row.ms)},
        {name: 'size', title: 'size', text: (row) => size(row.bytes)},
        {name: 'session', title: 'session', text: (row) => row.session ?? ''},
      ],
    });
    panel.append(
      el('div', {class: 'bar'}, el('label', {for: 'trace-filter'}, 'Filter'), this.words,
        el('span', {class: 'line'}, el('label', {for: 'trace-kind'}, 'Show'), this.kinds),
        el('button', {class: 'quiet', onclick: () => this.forget()}, 'Clear'), this.lost),
      el('div', {class: 'split'}, this.rows.node, this.detail));
  }

  matches(row) {
    const kind = this.kinds.value;
    if (kind === 'in' && !row.in || kind === 'out' && row.in || kind === 'bad' && !row.bad || kind === 'call' && row.method !== 'tools/call') return false;
    if (!this.wanted) return true;
    row.text ??= `${row.kind} ${row.method ?? ''} ${row.tool ?? ''} ${row.session ?? ''} ${row.id ?? ''} ${row.principal ?? ''} ${row.body}`.toLowerCase();
    return row.text.includes(this.wanted);
  }

  search() {
    this.wanted = this.words.value.trim().toLowerCase();
    this.rows.filter(this.wanted !== '' || this.kinds.value !== '');
  }

  choose(row) {
    this.detail.hidden = !row;
    if (!row) return;
    const facts = [
      row.in ? 'from a client' : 'from the server', row.principal && `principal ${row.principal}`, row.session && `session ${row.session}`,
      row.id !== null && `id ${row.id}`, row.status ? `HTTP ${row.status}` : '', row.ms !== null && `after ${millis(row.ms)}`, `${row.bytes} bytes`,
      row.cut && 'shown in part',
    ].filter(Boolean);
    this.detail.replaceChildren(
      el('p', {}, el('span', {class: 'strong'}, row.method ?? row.kind), row.tool ? ` ${row.tool}` : ''),
      el('p', {class: 'dim'}, facts.join(', ')),
      block('message', prettyText(row.body)));
  }

  add({rows, lost, place: at}) {
    place.now.trace = at;
    if (lost) show(this.lost, `${this.missed = (this.missed ?? 0) + lost} rows were missed: this page was too slow`);
    this.rows.add(rows);
  }

  forget() {
    place.clear('trace');
    this.clear();
  }

  clear() {
    this.missed = 0;
    show(this.lost, '');
    this.rows.clear();
  }
}

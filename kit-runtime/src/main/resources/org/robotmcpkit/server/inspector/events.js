// The events of tasks, and whether the planner has got them.
import {clockTime, el, show} from './dom.js';
import {block, parse, prettyText} from './json.js';
import {Rows} from './rows.js';
import {place} from './store.js';

const MOST = 10000;

export class Events {
  constructor(panel, tell, onFired) {
    this.tell = tell;
    this.onFired = onFired;
    this.byId = new Map();
    this.count = 0;
    this.sent = false;
    this.gate = el('p', {class: 'gate', role: 'status'});
    this.words = el('input', {type: 'search', id: 'event-filter', placeholder: 'task, tool, type or state', oninput: () => this.search()});
    this.lost = el('p', {class: 'lost', role: 'status'});
    this.detail = el('div', {class: 'detail', hidden: true});
    this.rows = new Rows({
      label: 'Events', name: 'event-table', most: MOST, empty: 'No event yet.',
      matches: (row) => this.matches(row),
      onChoose: (row) => this.choose(row),
      columns: [
        {name: 'time', title: 'time', text: (row) => clockTime(row.ts)},
        {name: 'task', title: 'task', text: (row) => row.task_id},
        {name: 'seq', title: 'seq', text: (row) => row.seq},
        {name: 'type', title: 'type', text: (row) => row.type ?? ''},
        {name: 'attempts', title: 'attempts', text: (row) => row.attempts || ''},
        {name: 'delivery', title: 'delivery', text: (row) => this.delivery(row), className: (row) => `is-${row.state ?? 'none'}`},
        {name: 'payload', title: 'payload', text: (row) => row.payload ?? ''},
      ],
    });
    panel.append(this.gate,
      el('div', {class: 'bar'}, el('label', {for: 'event-filter'}, 'Filter'), this.words,
        el('button', {class: 'quiet', onclick: () => this.forget()}, 'Clear'), this.lost),
      el('div', {class: 'split'}, this.rows.node, this.detail));
  }

  delivery(row) {
    if (row.state === 'retrying') return `retrying${row.next_at ? ` at ${clockTime(row.next_at).slice(0, 8)}` : ''}: ${row.reason}`;
    if (row.state === 'dropped') return `dropped: ${row.reason}`;
    return row.state ?? (this.sent ? 'queued' : 'not sent');
  }

  matches(row) {
    return `${row.task_id} ${row.tool ?? ''} ${row.type ?? ''} ${this.delivery(row)}`.toLowerCase().includes(this.wanted);
  }

  search() {
    this.wanted = this.words.value.trim().toLowerCase();
    this.rows.filter(this.wanted !== '');
  }

  choose(row) {
    this.detail.hidden = !row;
    if (!row) return;
    this.detail.replaceChildren(
      el('p', {}, el('span', {class: 'strong'}, `${row.type ?? 'event'} ${row.seq}`), ` of ${row.task_id}, ${this.delivery(row)}`),
      el('p', {class: 'dim'}, `event ${row.event_id}${row.attempts ? `, ${row.attempts} attempts` : ''}${row.cut ? ', cut' : ''}`),
      block('payload', prettyText(row.payload ?? '')));
  }

  add({rows, lost, place: at}) {
    place.now.events = at;
    const fresh = [];
    for (const news of rows) {
      const known = this.byId.get(news.event_id);
      if (known) Object.assign(known, news, {ts: known.ts});
      else {
        const row = {...news, ts: news.ts ?? news.at};
        this.byId.set(row.event_id, row);
        fresh.push(row);
      }
      if (news.type) {
        this.count++;
        if (news.type === 'trigger_fired') this.onFired(news, parse(news.payload));
      }
    }
    if (this.byId.size > MOST) {
      for (const id of [...this.byId.keys()].slice(0, this.byId.size - MOST)) this.byId.delete(id);
    }
    if (lost) show(this.lost, `${this.missed = (this.missed ?? 0) + lost} rows were missed: this page was too slow`);
    this.rows.add(fresh);
    if (this.rows.chosen && rows.some((one) => one.event_id === this.rows.chosen.event_id)) this.choose(this.rows.chosen);
  }

  deliver(now) {
    this.sent = now.destination !== null;
    const state = !this.sent
      ? 'Events are not sent anywhere: RVC_CALLBACK_URL is not set.'
      : `${now.destination} ${now.gate_open ? 'takes events' : `is down (${now.last_error}): one event at a time probes it`}. `
        + `${now.queued} queued, ${now.in_flight} in flight, ${now.delivered} delivered in ${now.attempts} attempts, ${now.dropped} dropped`
        + `${now.gate_open && now.last_error ? `; the last failure was ${now.last_error}` : ''}.`;
    show(this.gate, state);
    this.gate.dataset.state = !this.sent ? 'none' : now.gate_open ? 'open' : 'down';
    this.tell(this.sent && !now.gate_open ? '!' : '');
    this.rows.draw();
  }

  forget() {
    place.clear('events');
    this.clear();
  }

  clear() {
    this.byId.clear();
    this.missed = 0;
    show(this.lost, '');
    this.rows.clear();
  }
}

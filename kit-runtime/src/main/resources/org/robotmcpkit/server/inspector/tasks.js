// Tasks as they go on: progress, what is left, triggers and how each fired, the end.
import {clockTime, drawing, el, seconds, show} from './dom.js';
import {block, folded, pretty, same} from './json.js';

const SHOWN = 50;
const MOST_KNOWN = 2500;
const MOST_FIRED = 50;
const ORDER = {running: 0};

export class Tasks {
  constructor(panel, tell) {
    this.tell = tell;
    this.known = new Map();
    this.fired = new Map();
    this.cards = new Map();
    this.limit = SHOWN;
    this.words = '';
    this.filter = el('input', {type: 'search', id: 'task-filter', placeholder: 'tool, id or state', oninput: () => this.search()});
    this.list = el('div', {class: 'cards'});
    this.more = el('button', {class: 'quiet', onclick: () => { this.limit += SHOWN; this.draw(); }});
    this.summary = el('p', {class: 'dim', role: 'status'});
    panel.append(
      el('div', {class: 'bar'}, el('label', {for: 'task-filter'}, 'Filter'), this.filter, this.summary), this.list, this.more);
    this.panel = panel;
    this.draw = drawing(() => this.drawNow());
    setInterval(() => this.tick(), 500);
  }

  search() {
    this.words = this.filter.value.trim().toLowerCase();
    this.limit = SHOWN;
    this.draw();
  }

  reset() {
    this.known.clear();
    this.fired.clear();
    this.draw();
  }

  update(tasks) {
    for (const task of tasks) {
      this.known.set(task.task_id, task);
      this.changed(task.task_id);
    }
    if (this.known.size > MOST_KNOWN) {
      const old = [...this.known.values()].filter((task) => task.state !== 'running').sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
      for (const task of old.slice(0, this.known.size - MOST_KNOWN)) this.known.delete(task.task_id);
    }
    this.draw();
  }

  /** A trigger has fired, as an event says. */
  fire(event, payload) {
    const all = this.fired.get(event.task_id) ?? [];
    if (all.length < MOST_FIRED) all.push({trigger: payload?.trigger, at: event.ts, seq: event.seq});
    this.fired.set(event.task_id, all);
    if (this.fired.size > MOST_KNOWN) this.fired.delete(this.fired.keys().next().value);
    this.changed(event.task_id);
    this.draw();
  }

  changed(id) {
    for (const card of this.cards.get(id) ?? []) card.stale = true;
  }

  running() {
    let n = 0;
    for (const task of this.known.values()) if (task.state === 'running') n++;
    return n;
  }

  /** A card that lives as long as it is on the page. */
  card(id) {
    const card = new Card(this, id);
    if (!this.cards.has(id)) this.cards.set(id, new Set());
    this.cards.get(id).add(card);
    return card;
  }

  drop(card) {
    const set = this.cards.get(card.id);
    set?.delete(card);
    if (!set?.size) this.cards.delete(card.id);
    card.node.remove();
  }

  drawNow() {
    const running = this.running();
    this.tell(running);
    for (const set of this.cards.values()) for (const card of set) if (card.stale) card.draw();
    if (this.panel.hidden) return;
    const found = [...this.known.values()].filter((task) => !this.words
      || `${task.task_id} ${task.tool} ${task.state}`.toLowerCase().includes(this.words));
    found.sort((a, b) => (ORDER[a.state] ?? 1) - (ORDER[b.state] ?? 1) || (a.created_at < b.created_at ? 1 : -1));
    const wanted = found.slice(0, this.limit);
    this.listed ??= new Map();
    const ids = new Set(wanted.map((task) => task.task_id));
    for (const [id, card] of this.listed) {
      if (!ids.has(id)) {
        this.drop(card);
        this.listed.delete(id);
      }
    }
    let before = this.list.firstChild;
    for (const task of wanted) {
      let card = this.listed.get(task.task_id);
      if (!card) {
        card = this.card(task.task_id);
        this.listed.set(task.task_id, card);
      }
      if (card.node === before) before = before.nextSibling;
      else this.list.insertBefore(card.node, before);
    }
    show(this.summary, found.length
      ? `${running} running, ${found.length} ${this.words ? 'found' : 'in all'}`
      : this.words ? 'nothing found' : 'No task yet: call a tool that starts one.');
    this.more.hidden = found.length <= this.limit;
    show(this.more, `Show ${Math.min(SHOWN, found.length - this.limit)} more of ${found.length - this.limit}`);
  }

  tick() {
    for (const set of this.cards.values()) for (const card of set) card.tick();
  }
}

class Card {
  constructor(tasks, id) {
    this.tasks = tasks;
    this.id = id;
    this.title = el('span', {class: 'mono strong'});
    this.state = el('span', {class: 'badge'});
    this.times = el('span', {class: 'dim'});
    this.progress = el('progress', {max: '100', 'aria-label': `progress of ${id}`});
    this.percent = el('span', {class: 'percent'});
    this.eta = el('span', {class: 'eta'});
    this.bar = el('div', {class: 'progress'}, this.progress, this.percent, this.eta);
    this.triggers = el('ul', {class: 'fires'});
    this.body = el('div', {class: 'end'});
    this.note = el('p', {class: 'wrong', role: 'alert'});
    this.cancel = el('button', {class: 'danger', 'aria-label': `Cancel ${id}`, onclick: () => this.cancelTask()}, 'Cancel');
    this.node = el('article', {class: 'card', 'data-task': id, 'aria-label': `task ${id}`},
      el('div', {class: 'line'}, this.title, this.state, el('span', {class: 'mono dim'}, id), this.times, this.cancel),
      this.bar, this.triggers, this.body, this.note);
    this.draw();
  }

  async cancelTask() {
    this.cancel.disabled = true;
    show(this.note, '');
    try {
      const result = await this.tasks.calls.status('cancel_task', {task_id: this.id});
      if (result.structuredContent?.error) {
        show(this.note, 'The server knows no such task of yours: it belongs to another principal, or has gone.');
      } else if (result.structuredContent?.stopped === false) {
        show(this.note, 'It was cancelled, but its body still runs.');
      }
    } catch (broken) {
      show(this.note, broken.message);
    }
    this.cancel.disabled = false;
  }

  draw() {
    this.stale = false;
    const task = this.tasks.known.get(this.id);
    if (!task) return;
    const isRunning = task.state === 'running';
    show(this.title, task.tool);
    show(this.state, task.stopped === false ? `${task.state}, body still runs` : task.state);
    this.state.className = `badge state-${task.state}`;
    this.cancel.hidden = !isRunning;
    this.drawTriggers(task);
    this.drawBody(task);
    this.tick();
  }

  tick() {
    const task = this.tasks.known.get(this.id);
    if (!task || task.state !== 'running' && this.doneWith === task) return;
    const isRunning = task.state === 'running';
    const started = Date.parse(task.created_at);
    const elapsed = ((isRunning ? Date.now() : Date.parse(task.updated_at)) - started) / 1000;
    show(this.times, `started ${clockTime(task.created_at).slice(0, 8)}, ${isRunning ? 'for' : 'took'} ${seconds(elapsed)}`);
    const percent = task.progress?.percent;
    const known = typeof percent === 'number' && Number.isFinite(percent);
    const isCutShort = (task.state === 'failed' || task.state === 'cancelled') && known;
    this.bar.hidden = !isRunning && !isCutShort;
    this.progress.hidden = !isRunning;
    if (known) this.progress.value = Math.min(100, Math.max(0, percent));
    else this.progress.removeAttribute('value');
    show(this.percent, known ? `${isRunning ? '' : 'got to '}${Math.round(percent)} %` : '');
    show(this.eta, isRunning ? this.left(task, elapsed) : '');
    this.doneWith = task;
  }

  left(task, elapsed) {
    const eta = task.progress?.eta_s;
    if (typeof eta === 'number') {
      const since = (Date.now() - Date.parse(task.updated_at)) / 1000;
      return `${seconds(eta - since)} left`;
    }
    if (typeof task.est_duration_s === 'number') {
      return elapsed > task.est_duration_s ? `longer than the ${seconds(task.est_duration_s)} estimated` : `${seconds(task.est_duration_s - elapsed)} left (estimate)`;
    }
    return '';
  }

  drawTriggers(task) {
    const left = [...(this.tasks.fired.get(this.id) ?? [])];
    const lines = task.triggers.map((trigger) => {
      const firings = left.filter((one) => same(one.trigger, trigger));
      const mine = trigger.repeat === true ? firings : firings.slice(0, 1);
      for (const one of mine) left.splice(left.indexOf(one), 1);
      const {type, ...rest} = trigger;
      const state = mine.length
        ? `fired ${mine.map((one) => `at ${clockTime(one.at)} (seq ${one.seq})`).slice(-3).join(', ')}${mine.length > 3 ? `, ${mine.length} times in all` : ''}`
        : task.state === 'running' ? 'waiting' : 'never fired';
      return el('li', {class: mine.length ? 'fired' : 'waiting'},
        el('span', {class: 'mono'}, `${type} ${JSON.stringify(rest)}`), ' ', el('span', {class: 'dim'}, state));
    });
    this.triggers.replaceChildren(...lines);
    this.triggers.hidden = lines.length === 0;
  }

  drawBody(task) {
    const parts = [];
    if (task.state === 'running' && task.progress && Object.keys(task.progress).some((key) => key !== 'percent' && key !== 'eta_s')) {
      parts.push(el('p', {class: 'mono small'}, JSON.stringify(task.progress)));
    }
    for (const question of task.questions ?? []) {
      parts.push(el('p', {class: 'question'}, `asks: ${question.message}`));
    }
    if (task.failure) {
      parts.push(el('p', {class: 'failure'}, el('span', {class: 'mono strong'}, task.failure.error_code), ` ${task.failure.message}`));
      if (task.failure.suggestions?.length) parts.push(el('p', {class: 'dim'}, `suggests ${task.failure.suggestions.join(', ')}`));
    }
    if (task.result) {
      if (task.result._truncated && Object.keys(task.result).length === 2) {
        parts.push(el('button', {class: 'quiet', onclick: (event) => this.whole(event.target)}, `Get the whole result (${task.result.bytes} bytes)`));
      } else {
        const text = JSON.stringify(task.result);
        parts.push(text.length < 300 ? el('p', {class: 'mono small'}, text) : folded('result', task.result));
      }
    }
    this.body.replaceChildren(...parts);
  }

  async whole(button) {
    try {
      const result = await this.tasks.calls.status('get_task', {task_id: this.id});
      button.replaceWith(block(`result of ${this.id}`, pretty(result.structuredContent?.result ?? result.structuredContent)));
    } catch (broken) {
      show(this.note, broken.message);
    }
  }
}

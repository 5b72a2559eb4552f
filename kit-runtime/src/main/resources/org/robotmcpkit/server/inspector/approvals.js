// What waits for an operator, and the operator's yes or no.
import {clockTime, el, newId, seconds, show} from './dom.js';
import {block, pretty} from './json.js';
import {authorization, operator, token} from './store.js';
import {refusal} from './stream.js';

const EVERY_MS = 2000;

export class Approvals {
  constructor(panel, tell) {
    this.tell = tell;
    this.cards = new Map();
    this.note = el('p', {class: 'dim', role: 'status'});
    this.key = el('input', {type: 'password', id: newId('key'), autocomplete: 'off', spellcheck: 'false'});
    this.form = el('form', {class: 'token', hidden: true, novalidate: true},
      el('label', {for: this.key.id}, 'Key or token of an operator'), this.key, el('button', {class: 'main'}, 'Use it'));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      operator.set(this.key.value.trim());
      this.key.value = '';
      this.look();
    });
    this.list = el('div', {class: 'cards'});
    panel.append(this.note, this.form, this.list);
    setInterval(() => { if (this.on && !document.hidden) this.look(); }, EVERY_MS);
  }

  start() {
    this.on = true;
    this.look();
  }

  headers() {
    return authorization(operator.get() || token.get());
  }

  async look() {
    if (this.looking) return;
    this.looking = true;
    try {
      const answer = await fetch('/approvals', {headers: this.headers(), cache: 'no-store'});
      if (answer.ok) this.draw((await answer.json()).approvals ?? []);
      else await this.refused(answer);
    } catch {
      show(this.note, 'The server does not answer.');
    }
    this.looking = false;
  }

  async refused(answer) {
    this.draw([]);
    if (answer.status === 404 || answer.status === 405) {
      this.on = false;
      this.form.hidden = true;
      show(this.note, 'This server asks no operator.');
    } else if (answer.status === 401 || answer.status === 403) {
      this.form.hidden = false;
      show(this.note, 'Only an operator sees what waits: give the key that the server has logged at its start, or a token with the scope robot:approve.');
    } else {
      show(this.note, await refusal(answer));
    }
  }

  draw(all) {
    this.tell(all.length || '');
    if (all.length) this.form.hidden = true;
    show(this.note, all.length ? `${all.length} ${all.length === 1 ? 'call waits' : 'calls wait'}` : 'Nothing waits for an operator.');
    if (!all.length && this.headers().Authorization) this.form.hidden = true;
    const ids = new Set(all.map((one) => one.id));
    for (const [id, card] of this.cards) {
      if (!ids.has(id)) {
        card.node.remove();
        this.cards.delete(id);
      }
    }
    for (const one of all) {
      if (!this.cards.has(one.id)) {
        const card = this.card(one);
        this.cards.set(one.id, card);
        this.list.append(card.node);
      }
      show(this.cards.get(one.id).left, `${seconds((Date.parse(one.expires_at) - Date.now()) / 1000)} left`);
    }
  }

  card(approval) {
    const left = el('span', {class: 'dim'});
    const wrong = el('p', {class: 'wrong', role: 'alert'});
    const buttons = [['accept', 'Accept', 'main'], ['decline', 'Decline', 'danger']].map(([decision, text, look]) =>
      el('button', {class: look, 'aria-label': `${text} ${approval.tool}`, onclick: () => this.decide(approval, decision, buttons, wrong)}, text));
    return {
      left,
      node: el('article', {class: 'card approval', 'aria-label': `approval of ${approval.tool}`},
        el('div', {class: 'line'}, el('span', {class: 'mono strong'}, approval.tool), el('span', {class: 'dim'}, `asked by ${approval.principal} at ${clockTime(approval.asked_at).slice(0, 8)}`), left),
        el('p', {class: 'description strong'}, approval.message), block('arguments', pretty(approval.arguments)),
        el('div', {class: 'line'}, buttons), wrong),
    };
  }

  async decide(approval, decision, buttons, wrong) {
    for (const button of buttons) button.disabled = true;
    try {
      const answer = await fetch(`/approvals/${encodeURIComponent(approval.id)}`, {
        method: 'POST', headers: {...this.headers(), 'Content-Type': 'application/json'}, body: JSON.stringify({decision}),
      });
      if (!answer.ok) show(wrong, answer.status === 404 ? 'It was answered by somebody else, or its time is over.' : await refusal(answer));
    } catch {
      show(wrong, 'The server does not answer.');
    }
    for (const button of buttons) button.disabled = false;
    this.look();
  }
}

// The tools as a model receives them, and a way to call them as a model would.
import {el, millis, show} from './dom.js';
import {block, folded, pretty, prettyText} from './json.js';
import {form} from './form.js';

const HINTS = {
  readOnlyHint: ['changes nothing', 'changes something'],
  destructiveHint: ['can destroy', 'destroys nothing'],
  idempotentHint: ['twice is as once', 'twice is not as once'],
  openWorldHint: ['reaches outside', 'stays inside'],
};
const GATE_META = 'robot-mcp-kit/gate';

export class Tools {
  constructor(panel, calls, tasks) {
    this.calls = calls;
    this.tasks = tasks;
    this.all = [];
    this.list = el('ul', {class: 'menu', 'aria-label': 'Tools'});
    this.detail = el('div', {class: 'tool'});
    this.note = el('p', {class: 'wrong', role: 'alert'});
    panel.append(this.note, el('div', {class: 'two'}, el('nav', {'aria-label': 'Tools'}, this.list), this.detail));
  }

  async load(about) {
    this.about = about;
    show(this.note, '');
    try {
      const all = [];
      let cursor;
      do {
        const page = await this.calls.request('tools/list', cursor ? {cursor} : {});
        all.push(...page.tools);
        cursor = page.nextCursor;
      } while (cursor && all.length < 2000);
      this.all = all;
    } catch (broken) {
      show(this.note, `The tools cannot be listed: ${broken.message}`);
      return;
    }
    this.calls.names = this.all.map((tool) => tool.name);
    this.list.replaceChildren(...this.all.map((tool) => el('li', {}, el('button', {
      class: 'item', 'data-tool': tool.name, onclick: () => this.choose(tool, true),
    }, el('span', {class: 'mono strong'}, tool.name), this.badges(tool),
    tool.title ? el('span', {class: 'dim'}, tool.title) : null))));
    const again = this.all.find((tool) => tool.name === this.chosen?.name);
    if (!again && this.all.length) this.choose(this.all[0], false);
  }

  badges(tool) {
    const facts = this.about.tools[tool.name] ?? {};
    const gate = facts.gate ?? tool._meta?.[GATE_META];
    const badges = [];
    const effect = facts.effect ?? (tool.annotations?.readOnlyHint ? 'READS' : undefined);
    if (effect) badges.push(el('span', {class: `badge effect-${effect}`}, effect === 'UNSORTED' ? 'not sorted' : effect.toLowerCase()));
    if (facts.stop) badges.push(el('span', {class: 'badge stop'}, 'stop'));
    if (gate) badges.push(el('span', {class: 'badge gated', title: typeof gate === 'string' ? gate : pretty(gate)}, 'gate'));
    return el('span', {class: 'badges'}, badges);
  }

  choose(tool, focus) {
    this.chosen = tool;
    for (const item of this.list.querySelectorAll('.item')) {
      if (item.dataset.tool === tool.name) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    }
    const facts = this.about.tools[tool.name];
    const hints = Object.entries(HINTS)
      .filter(([name]) => typeof tool.annotations?.[name] === 'boolean')
      .map(([name, [yes, no]]) => el('li', {title: `${name}: ${tool.annotations[name]}`}, tool.annotations[name] ? yes : no));
    const gate = facts?.gate ?? tool._meta?.[GATE_META];
    const heading = el('h2', {class: 'mono', tabindex: '-1'}, tool.name);
    const entry = form(tool.inputSchema ?? {});
    const result = el('div', {class: 'result', 'aria-live': 'polite'});
    const call = el('button', {class: 'main'}, 'Call');
    const sheet = el('form', {class: 'call', novalidate: true, 'aria-label': `call ${tool.name}`}, entry.node, call);
    sheet.addEventListener('submit', (event) => {
      event.preventDefault();
      const values = entry.read();
      if (values) this.call(tool, values, call, result);
    });
    this.detail.replaceChildren(
      el('div', {class: 'line'}, heading, this.badges(tool), tool.title ? el('span', {class: 'dim'}, tool.title) : null),
      el('p', {class: 'description'}, tool.description ?? ''),
      gate ? el('p', {class: 'note'}, `A human has to agree first: ${typeof gate === 'string' ? gate : pretty(gate)}`) : '',
      el('ul', {class: 'hints', 'aria-label': 'Hints'}, hints, facts?.scope ? el('li', {}, `scope ${facts.scope}`) : null),
      sheet, result,
      folded('Input schema', tool.inputSchema), tool.outputSchema ? folded('Output schema', tool.outputSchema) : '',
      folded('All that a model receives', tool));
    if (focus && matchMedia('(max-width: 900px)').matches) {
      heading.focus({preventScroll: true});
      this.detail.scrollIntoView({block: 'start'});
    }
  }

  async call(tool, values, button, place) {
    button.disabled = true;
    const since = performance.now();
    this.calls.place = place;
    place.replaceChildren(el('p', {class: 'dim'}, 'waiting for the answer'));
    let parts;
    try {
      const result = await this.calls.request('tools/call', {name: tool.name, arguments: values});
      parts = this.answer(result, performance.now() - since);
    } catch (broken) {
      parts = [el('p', {class: 'failure'}, `Refused: ${broken.message}`, broken.code ? ` (${broken.code})` : '')];
      if (broken.data !== undefined) parts.push(block('data', pretty(broken.data)));
    }
    for (const card of this.shown ?? []) this.tasks.drop(card);
    this.shown = parts.filter((part) => part.card).map((part) => part.card);
    place.replaceChildren(...parts.map((part) => part.card?.node ?? part));
    button.disabled = false;
  }

  answer(result, took) {
    const parts = [el('p', {class: result.isError ? 'failure' : 'success'},
      result.isError ? 'The tool has answered with an error' : 'Answered', ` after ${millis(took)}`)];
    const structured = result.structuredContent;
    if (structured?.error === 'CONSENT_PENDING') {
      parts.push(el('p', {}, 'An operator has to accept it: ', el('button', {class: 'quiet', onclick: () => this.calls.goTo('approvals')}, 'See Approvals')));
    }
    if (typeof structured?.task_id === 'string' && structured.state && structured.created_at) {
      if (!this.tasks.known.has(structured.task_id)) this.tasks.update([structured]);
      parts.push({card: this.tasks.card(structured.task_id)});
      parts.push(folded('Answer', structured));
      return parts;
    }
    if (structured !== undefined && structured !== null) {
      parts.push(block('answer', pretty(structured)));
      return parts;
    }
    for (const content of result.content ?? []) parts.push(contentNode(content));
    return parts;
  }
}

/** One content of an answer; images are shown, what is unknown as JSON. */
function contentNode(content) {
  if (content.type === 'text') return block('text', prettyText(content.text));
  if (content.type === 'image' && /^image\/(png|jpeg|gif|webp)$/.test(content.mimeType ?? '') && /^[A-Za-z0-9+/=\s]*$/.test(content.data ?? '')) {
    return el('img', {class: 'picture', alt: `image of type ${content.mimeType}`, src: `data:${content.mimeType};base64,${content.data}`});
  }
  return block(content.type ?? 'content', pretty(content));
}

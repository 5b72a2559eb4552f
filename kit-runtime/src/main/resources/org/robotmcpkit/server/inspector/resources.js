// The resources of the server, and how they read.
import {el, newId, show} from './dom.js';
import {block, pretty, prettyText} from './json.js';

export class Resources {
  constructor(panel, calls) {
    this.calls = calls;
    this.note = el('p', {class: 'wrong', role: 'alert'});
    this.list = el('div', {class: 'cards'});
    panel.append(el('div', {class: 'bar'}, el('button', {class: 'quiet', onclick: () => this.load()}, 'List again'), this.note), this.list);
  }

  async load() {
    show(this.note, '');
    try {
      const {resources = []} = await this.ask('resources/list', 'resources');
      const {resourceTemplates = []} = await this.ask('resources/templates/list', 'resourceTemplates');
      this.list.replaceChildren(...resources.map((one) => this.card(one, one.uri)), ...resourceTemplates.map((one) => this.card(one, one.uriTemplate)));
      if (!this.list.children.length) this.list.append(el('p', {class: 'empty'}, 'This server has no resources.'));
    } catch (broken) {
      show(this.note, broken.message);
    }
  }

  /** A server without resources does not know the method. */
  async ask(method, member) {
    try {
      return await this.calls.request(method);
    } catch (broken) {
      if (broken.code === -32601) return {[member]: []};
      throw broken;
    }
  }

  card(resource, uri) {
    const names = [...uri.matchAll(/\{([^}]+)\}/g)].map((found) => found[1]);
    const inputs = names.map((name) => {
      const input = el('input', {type: 'text', id: newId('variable'), autocomplete: 'off'});
      return {name, input, node: el('div', {class: 'field'}, el('label', {for: input.id, class: 'mono'}, name), input)};
    });
    const out = el('div', {class: 'result', 'aria-live': 'polite'});
    const sheet = el('form', {class: 'call', novalidate: true, 'aria-label': `read ${resource.name}`},
      inputs.map((one) => one.node), el('button', {class: 'main'}, 'Read'));
    sheet.addEventListener('submit', (event) => {
      event.preventDefault();
      const missing = inputs.find((one) => one.input.value === '');
      if (missing) {
        show(out, `${missing.name} is needed`);
        missing.input.focus();
        return;
      }
      this.read(inputs.reduce((at, {name, input}) => at.replace(`{${name}}`, encodeURIComponent(input.value)), uri), out);
    });
    return el('article', {class: 'card', 'aria-label': resource.name},
      el('div', {class: 'line'}, el('span', {class: 'strong'}, resource.title ?? resource.name), el('span', {class: 'mono dim'}, uri),
        resource.mimeType ? el('span', {class: 'badge'}, resource.mimeType) : null),
      el('p', {class: 'description'}, resource.description ?? ''), sheet, out);
  }

  async read(uri, out) {
    show(out, 'reading');
    try {
      const {contents = []} = await this.calls.request('resources/read', {uri});
      out.shownText = undefined;
      out.replaceChildren(...contents.map((one) => (one.text !== undefined
        ? block(one.uri, prettyText(one.text)) : block(one.uri, pretty({...one, blob: `${one.blob?.length ?? 0} characters of Base64`})))));
    } catch (broken) {
      show(out, broken.message);
    }
  }
}

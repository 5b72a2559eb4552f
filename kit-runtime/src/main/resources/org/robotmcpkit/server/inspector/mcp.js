// MCP with this server, as any client speaks it: revision 2026-07-28, or 2024-11-05 where the server has no other.
import {authorization} from './store.js';
import {readEvents, refusal} from './stream.js';

const REVISION = '2026-07-28';
const META = 'io.modelcontextprotocol/';
const MOST_ROUNDS = 10;
const NAMED = {'tools/call': 'name', 'resources/read': 'uri'};

export class McpError extends Error {
  constructor(error) {
    super(error.message ?? 'the server has answered with an error');
    this.code = error.code;
    this.data = error.data;
  }
}

function resultOf(message) {
  if (message.error) throw new McpError(message.error);
  return message.result;
}

/** ask(message, schema) gets {action, content} from the human. */
export function client(about, ask) {
  return about.transport === 'sse' ? new SessionClient(about.endpoint, ask) : new PlainClient(about.endpoint, ask);
}

/** Needs no session: each request stands for itself. */
class PlainClient {
  constructor(endpoint, ask) {
    this.endpoint = endpoint;
    this.ask = ask;
    this.id = 0;
  }

  async request(method, params = {}) {
    let more = {};
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const result = await this.once(method, {...params, ...more});
      if (result.resultType !== 'input_required') return result;
      const inputResponses = {};
      for (const [key, wanted] of Object.entries(result.inputRequests ?? {})) {
        inputResponses[key] = await this.ask(wanted.params?.message ?? '', wanted.params?.requestedSchema ?? {});
      }
      more = {inputResponses, requestState: result.requestState};
    }
    throw new Error('the server asks on and on');
  }

  async once(method, params) {
    const id = ++this.id;
    const meta = {
      [META + 'protocolVersion']: REVISION,
      [META + 'clientInfo']: {name: 'inspector', version: '1'},
      [META + 'clientCapabilities']: {elicitation: {form: {}}},
    };
    const headers = {
      ...authorization(),
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': REVISION,
      'Mcp-Method': method,
    };
    if (NAMED[method]) headers['Mcp-Name'] = headerValue(params[NAMED[method]]);
    const answer = await fetch(this.endpoint, {
      method: 'POST', headers, cache: 'no-store', body: JSON.stringify({jsonrpc: '2.0', id, method, params: {...params, _meta: meta}}),
    });
    const type = answer.headers.get('Content-Type') ?? '';
    if (type.startsWith('text/event-stream')) {
      let last;
      await readEvents(answer, (name, data) => {
        const message = JSON.parse(data);
        if (message.id === id) last = message;
      });
      if (!last) throw new Error('the answer broke off');
      return resultOf(last);
    }
    const text = await answer.clone().text();
    let message;
    try { message = JSON.parse(text); } catch { /* told below */ }
    if (message?.jsonrpc) return resultOf(message);
    throw new Error(await refusal(answer));
  }
}

/** Header values are ASCII; the protocol wraps what is not. */
function headerValue(text) {
  if (/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?')) return text;
  const bytes = new TextEncoder().encode(text);
  return `=?base64?${btoa(String.fromCharCode(...bytes))}?=`;
}

/** Protocol 2024-11-05: what is asked goes by POST, answers come on one stream. */
class SessionClient {
  constructor(endpoint, ask) {
    this.endpoint = endpoint;
    this.ask = ask;
    this.id = 0;
    this.waiting = new Map();
  }

  async request(method, params = {}) {
    this.ready ??= this.begin();
    try {
      await this.ready;
    } catch (broken) {
      this.ready = undefined;
      throw broken;
    }
    return this.send(method, params);
  }

  async begin() {
    const answer = await fetch(this.endpoint, {headers: {...authorization(), Accept: 'text/event-stream'}, cache: 'no-store'});
    if (!answer.ok) throw new Error(await refusal(answer));
    const where = new Promise((found) => { this.found = found; });
    readEvents(answer, (name, data) => this.hear(name, data)).catch(() => {}).finally(() => this.end());
    this.messages = await where;
    await this.send('initialize', {
      protocolVersion: '2024-11-05', capabilities: {elicitation: {}}, clientInfo: {name: 'inspector', version: '1'},
    });
    await this.post({jsonrpc: '2.0', method: 'notifications/initialized'});
  }

  end() {
    this.ready = undefined;
    for (const {fail} of this.waiting.values()) fail(new Error('the connection has ended'));
    this.waiting.clear();
  }

  async hear(name, data) {
    if (name === 'endpoint') {
      this.found(new URL(data, location.href).pathname + new URL(data, location.href).search);
      return;
    }
    const message = JSON.parse(data);
    if (message.method === 'elicitation/create') {
      const result = await this.ask(message.params?.message ?? '', message.params?.requestedSchema ?? {});
      await this.post({jsonrpc: '2.0', id: message.id, result});
    } else if (message.method === 'ping') {
      await this.post({jsonrpc: '2.0', id: message.id, result: {}});
    } else if (!message.method) {
      this.waiting.get(message.id)?.done(message);
      this.waiting.delete(message.id);
    }
  }

  async send(method, params) {
    const id = ++this.id;
    const answer = new Promise((done, fail) => this.waiting.set(id, {done, fail}));
    answer.catch(() => {});
    await this.post({jsonrpc: '2.0', id, method, params});
    return resultOf(await answer);
  }

  async post(message) {
    const answer = await fetch(this.messages, {
      method: 'POST', headers: {...authorization(), 'Content-Type': 'application/json'}, body: JSON.stringify(message),
    });
    if (!answer.ok) throw new Error(await refusal(answer));
  }
}

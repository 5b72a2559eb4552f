// Server-sent events over fetch, which can carry a bearer header.
import {authorization} from './store.js';

/** Calls onEvent(name, data) for each event of an answer, until it ends. */
export async function readEvents(answer, onEvent) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let left = '';
  for (;;) {
    const {value, done} = await reader.read();
    if (done) return;
    const parts = (left + value).split(/\r?\n\r?\n/);
    left = parts.pop();
    for (const part of parts) {
      let name = 'message';
      const data = [];
      for (const line of part.split(/\r?\n/)) {
        if (line.startsWith('event:')) name = line.slice(6).trim();
        else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      }
      if (data.length) onEvent(name, data.join('\n'));
    }
  }
}

/** The sentence of a refusal. */
export async function refusal(answer) {
  try {
    const said = JSON.parse(await answer.text());
    return said.error?.message ?? said.error ?? `status ${answer.status}`;
  } catch {
    return `status ${answer.status}`;
  }
}

/**
 * What the server does, as long as the page is open: comes back by itself when the connection breaks.
 * on.place() says where to go on, as a query;
 * on.state(state, sentence) hears of waiting, live, refused and token.
 */
export class Stream {
  constructor(on) {
    this.on = on;
    this.turn = 0;
  }

  async open() {
    const turn = ++this.turn;
    this.abort?.abort();
    let pause = 500;
    while (turn === this.turn) {
      this.abort = new AbortController();
      this.on.state('waiting', 'connecting');
      try {
        const answer = await fetch(`/inspector/stream${this.on.place()}`, {headers: authorization(), signal: this.abort.signal, cache: 'no-store'});
        if (answer.status === 401) {
          this.on.state('token', await refusal(answer));
          return;
        }
        if (answer.ok) {
          pause = 500;
          this.on.state('live', 'live');
          await readEvents(answer, (name, data) => { if (turn === this.turn) this.on.event(name, JSON.parse(data)); });
          this.on.state('waiting', 'the server has gone');
        } else {
          this.on.state('refused', await refusal(answer));
        }
      } catch (broken) {
        if (turn !== this.turn) return;
        this.on.state('waiting', 'the server does not answer');
      }
      await new Promise((done) => setTimeout(done, pause));
      pause = Math.min(pause * 2, 5000);
    }
  }
}

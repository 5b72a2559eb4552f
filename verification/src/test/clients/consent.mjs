// Calls a gated tool of the simulated base as a client whose human does what he is told, and reports what was asked and
// answered as one JSON object on stdout. It judges nothing: the tests do.
//
// usage: node consent.mjs '{"url": "http://…/mcp", "client": "classic" | "legacy" | "auto",
//                           "human": "accept" | "decline" | "cancel" | "silent" | "none", "goal": {…}}'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClassicClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as ClassicTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const { url, client: kind, human, goal } = JSON.parse(process.argv[2]);
const PATIENCE_MS = human === 'silent' ? 2000 : 20_000;
const name = { name: 'verification', version: '1.0.0' };
const capabilities = human === 'none' ? {} : { elicitation: {} };
const report = { asked: [] };

function answer(request) {
  report.asked.push(request.params.message);
  if (human === 'silent') {
    return new Promise(() => {});
  }
  return human === 'accept' ? { action: 'accept', content: {} } : { action: human };
}

function classic() {
  const client = new ClassicClient(name, { capabilities });
  if (human !== 'none') client.setRequestHandler(ElicitRequestSchema, answer);
  return [client, new ClassicTransport(new URL(url))];
}

function current() {
  const negotiation = kind === 'auto' ? { versionNegotiation: { mode: 'auto' } } : {};
  const client = new Client(name, { capabilities, ...negotiation });
  if (human !== 'none') client.setRequestHandler('elicitation/create', answer);
  return [client, new StreamableHTTPClientTransport(new URL(url))];
}

/** A client whose human says nothing gives up, by its own time limit or by this one. */
function call(client, params) {
  const options = { timeout: PATIENCE_MS };
  const answered = kind === 'classic' ? client.callTool(params, undefined, options) : client.callTool(params, options);
  const givenUp = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS + 1000, new Error('no answer in time')));
  return Promise.race([answered, givenUp]);
}

const [client, transport] = kind === 'classic' ? classic() : current();
await client.connect(transport);
try {
  const { structuredContent, isError } = await call(client, { name: 'navigate_to', arguments: goal });
  report.is_error = isError === true;
  report.answer = structuredContent;
} catch (failure) {
  report.thrown = String(failure);
}
console.log(JSON.stringify(report));
// What waits for a human who says nothing would keep the process.
process.exit(0);

// Drives the sleeper through the MCP TypeScript SDK's own client and reports what it saw as one JSON object on stdout.
// It judges nothing: the tests do.
//
// usage: node drive.mjs '{"transport": "sse" | "streamable_http", "url": "http://…"}'
//        node drive.mjs '{"transport": "stdio", "command": "java", "args": ["-jar", "…"], "env": {…}}'

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const TRIGGERS = [{ type: 'eta_below', seconds: 2 }];
const UNKNOWN_ID = 'slee-000000000000';
const LONG_S = 3000;

const target = JSON.parse(process.argv[2]);
const client = new Client({ name: 'verification', version: '1.0.0' });
const report = { transport_errors: [], stderr: '' };

function transportTo({ transport, url, command, args, env }) {
  switch (transport) {
    case 'sse':
      return new SSEClientTransport(new URL(url));
    case 'streamable_http':
      return new StreamableHTTPClientTransport(new URL(url));
    case 'stdio': {
      const stdio = new StdioClientTransport({ command, args, env, stderr: 'pipe' });
      stdio.stderr.on('data', (chunk) => (report.stderr += chunk));
      return stdio;
    }
    default:
      throw new Error(`no such transport: ${transport}`);
  }
}

/** One tool call: what came back, or how it broke, and how long it took. */
async function call(name, args) {
  const started = performance.now();
  try {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
    const ms = performance.now() - started;
    const types = content.map((part) => part.type);
    return { ms, is_error: isError === true, types, text: content[0]?.text, structured: structuredContent };
  } catch (failure) {
    return { ms: performance.now() - started, thrown: String(failure) };
  }
}

const start = (durationS, more) => call('sleep_task', { duration_s: durationS, ...more });
const get = (taskId, more) => call('get_task', { task_id: taskId, ...more });
const cancel = (taskId) => call('cancel_task', { task_id: taskId });
const list = (args) => call('list_tasks', args);
const body = (answer) => JSON.parse(answer.text);
const idOf = (answer) => body(answer).task_id;

/** Polls until the task fulfils the condition; gives up after ten seconds. */
async function pollUntil(taskId, condition) {
  const answers = [];
  for (let tries = 0; tries < 100; tries++) {
    const answer = await get(taskId);
    answers.push(answer);
    if (answer.thrown || condition(body(answer))) break;
    await sleep(100);
  }
  return answers;
}

async function cancelling() {
  const started = await start(LONG_S, { triggers: TRIGGERS });
  const id = idOf(started);
  await pollUntil(id, (task) => task.progress !== null);
  const cancelled = await cancel(id);
  const cancelled_at_ms = Date.now();
  return { task_id: id, started, cancelled, cancelled_at_ms, again: await cancel(id), after: await get(id) };
}

/** A task that runs to its end, first without a word from the client, then watched by it. */
async function mainTask() {
  const started = await start(3, { triggers: TRIGGERS });
  const id = idOf(started);
  const first = await get(id);
  const silent_from_ms = Date.now();
  await sleep(2200);
  const silent_until_ms = Date.now();
  const polled = await pollUntil(id, (task) => task.state !== 'running');
  return { task_id: id, started, first, silent_from_ms, silent_until_ms, polled, cancelled_late: await cancel(id) };
}

async function waiting() {
  const short = idOf(await start(1));
  const until_end = await get(short, { wait_s: 10 });
  const long = idOf(await start(LONG_S));
  const in_vain = await get(long, { wait_s: 1 });
  await cancel(long);
  return { until_end, in_vain };
}

async function failing() {
  const id = idOf(await start(1, { fail: true }));
  return { task_id: id, answer: await get(id, { wait_s: 10 }) };
}

async function listing() {
  const running = [idOf(await start(LONG_S)), idOf(await start(LONG_S))];
  const all = await list({});
  const only_running = await list({ states: ['running'] });
  const finished = { states: ['succeeded', 'cancelled'], limit: 1 };
  const first_page = await list(finished);
  const second_page = await list({ ...finished, cursor: body(first_page).next_cursor });
  for (const id of running) await cancel(id);
  return { running, all, only_running, first_page, second_page };
}

async function refusing() {
  const wrong = {
    negative: { duration_s: -1 },
    too_long: { duration_s: 3601 },
    text: { duration_s: 'long' },
    missing: {},
    unknown: { duration_s: 1, speed: 2 },
    triggers_no_list: { duration_s: 1, triggers: 'eta_below' },
    trigger_malformed: { duration_s: 1, triggers: [{ type: 'eta_below', seconds: 'soon' }] },
  };
  const before = await list({ limit: 100 });
  const answers = {};
  for (const [name, args] of Object.entries(wrong)) answers[name] = await call('sleep_task', args);
  return { before, answers, after: await list({ limit: 100 }) };
}

async function startTimes() {
  const times = [];
  for (let n = 0; n < 11; n++) {
    const started = await start(LONG_S);
    times.push(started.ms);
    await cancel(idOf(started));
  }
  return times;
}

const giveUp = setTimeout(() => {
  console.error('drive.mjs: not done after 90 s; so far: ' + JSON.stringify(report));
  process.exit(2);
}, 90_000);

try {
  client.onerror = (error) => report.transport_errors.push(String(error));
  await client.connect(transportTo(target));
  report.server = client.getServerVersion();
  report.tools = (await client.listTools()).tools;
  report.cancelling = await cancelling();
  report.main = await mainTask();
  report.waiting = await waiting();
  report.failing = await failing();
  report.listing = await listing();
  report.refusing = await refusing();
  report.unknown = { get: await get(UNKNOWN_ID), cancel: await cancel(UNKNOWN_ID) };
  report.start_ms = await startTimes();
  const errors = [...report.transport_errors];
  await client.close();
  report.transport_errors = errors; // what breaks while closing is nobody's fault
  clearTimeout(giveUp);
  console.log(JSON.stringify(report));
} catch (failure) {
  console.error(`drive.mjs: ${failure.stack}; so far: ${JSON.stringify(report)}`);
  process.exit(1);
}

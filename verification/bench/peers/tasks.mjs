// The task tools written by hand, as the Java peers have them: what every Node peer calls.

import { randomBytes } from 'node:crypto';

const KEPT = Number(process.env.BENCH_KEEP ?? 200);
const LISTED = 20;
const tasks = new Map();
const finished = [];
let late = [];

const info = ({ timer, due, steps, done, ...told }) => told;
const now = () => new Date().toISOString();

function end(task, state, result, failure) {
  if (task.state !== 'running') return;
  clearTimeout(task.timer);
  Object.assign(task, { state, updated_at: now(), result, failure });
  finished.push(task.task_id);
  if (finished.length > KEPT) tasks.delete(finished.shift());
}

function tick(task, fail) {
  if (task.done === task.steps) {
    if (fail) end(task, 'failed', null, { error_code: 'FAKE_FAILURE' });
    else end(task, 'succeeded', { slept_s: task.est_duration_s }, null);
    return;
  }
  task.due += 1000;
  task.timer = setTimeout(() => {
    late.push(Math.max(0, performance.now() - task.due));
    task.done++;
    task.progress = { eta_s: task.est_duration_s - task.done, percent: (100 * task.done) / task.steps };
    task.updated_at = now();
    tick(task, fail);
  }, task.due - performance.now());
}

export function sleep(durationS, fail) {
  const created = now();
  const task = {
    task_id: `slee-${randomBytes(4).toString('hex')}`, server: 'sleeper', tool: 'sleep_task', state: 'running',
    created_at: created, updated_at: created, triggers: [], est_duration_s: durationS,
    progress: null, result: null, failure: null,
    timer: undefined, due: performance.now(), steps: Math.round(durationS), done: 0,
  };
  tasks.set(task.task_id, task);
  const started = info(task);
  setImmediate(() => tick(task, fail));
  return started;
}

export function get(id) {
  const task = tasks.get(id);
  return task ? info(task) : { error: 'not_found' };
}

export function cancel(id) {
  const task = tasks.get(id);
  if (!task) return { error: 'not_found' };
  end(task, 'cancelled', null, null);
  return { task_id: id, state: task.state };
}

export function list() {
  const all = [...tasks.values()].reverse();
  const ended = all.filter((task) => task.state !== 'running').slice(0, LISTED);
  return { tasks: [...all.filter((task) => task.state === 'running'), ...ended].map(info) };
}

export function lateness() {
  const sorted = late.sort((a, b) => a - b);
  late = [];
  const at = (share) => Math.floor(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { ticks: sorted.length, p50_ms: at(0.5), p99_ms: at(0.99) };
}

// What both fields of an answer carry.
export function answer(value) {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value };
}

// Says where a server of node:http listens, as the driver expects it.
export function sayPort(server) {
  server.listen(0, '127.0.0.1', () => console.log(`port ${server.address().port}`));
}

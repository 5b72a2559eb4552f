// The tools on fastmcp for Node. It takes no free port of the system's choice and says, so one is looked up first.

import { createServer } from 'node:http';
import { FastMCP } from 'fastmcp';
import { z } from 'zod';
import { cancel, get, lateness, list, sleep } from '../tasks.mjs';

const server = new FastMCP({ name: 'sleeper', version: '0.0.0' });
const add = (name, description, parameters, work) =>
  server.addTool({ name, description, parameters, execute: async (args) => JSON.stringify(work(args)) });

add('sleep_task', 'Start a fake long-running task that sleeps.',
  z.object({ duration_s: z.number().min(0).max(3600), fail: z.boolean().default(false) }),
  ({ duration_s, fail }) => sleep(duration_s, fail));
add('get_task', 'What is known of a task.', z.object({ task_id: z.string() }), ({ task_id }) => get(task_id));
add('cancel_task', 'Stop a task.', z.object({ task_id: z.string() }), ({ task_id }) => cancel(task_id));
add('list_tasks', 'All tasks.', z.object({}), () => list());
add('lateness', 'How late ticks were.', z.object({}), () => lateness());

const probe = createServer().listen(0, '127.0.0.1', () => {
  const { port } = probe.address();
  probe.close(async () => {
    await server.start({ transportType: 'httpStream', httpStream: { port, host: '127.0.0.1', endpoint: '/mcp' } });
    console.log(`port ${port}`);
  });
});

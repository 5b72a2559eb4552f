import { z } from 'zod';
import { answer, cancel, get, lateness, list, sleep } from '../tasks.mjs';

export function register(server) {
  server.registerTool('sleep_task', {
    description: 'Start a fake long-running task that sleeps.',
    inputSchema: { duration_s: z.number().min(0).max(3600), fail: z.boolean().default(false) },
  }, async ({ duration_s, fail }) => answer(sleep(duration_s, fail)));
  server.registerTool('get_task', { description: 'What is known of a task.', inputSchema: { task_id: z.string() } },
    async ({ task_id }) => answer(get(task_id)));
  server.registerTool('cancel_task', { description: 'Stop a task.', inputSchema: { task_id: z.string() } },
    async ({ task_id }) => answer(cancel(task_id)));
  server.registerTool('list_tasks', { description: 'All tasks.', inputSchema: {} }, async () => answer(list()));
  server.registerTool('lateness', { description: 'How late ticks were.', inputSchema: {} }, async () => answer(lateness()));
}

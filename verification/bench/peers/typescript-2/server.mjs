// The tools on version 2 of the TypeScript SDK: one transport a session, on node:http.

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answer, cancel, get, lateness, list, sayPort, sleep } from '../tasks.mjs';

const sessions = new Map();
const id = z.object({ task_id: z.string() });
const nothing = z.object({});

function register(server) {
  server.registerTool('sleep_task', {
    description: 'Start a fake long-running task that sleeps.',
    inputSchema: z.object({ duration_s: z.number().min(0).max(3600), fail: z.boolean().default(false) }),
  }, async ({ duration_s, fail }) => answer(sleep(duration_s, fail)));
  server.registerTool('get_task', { description: 'What is known of a task.', inputSchema: id },
    async ({ task_id }) => answer(get(task_id)));
  server.registerTool('cancel_task', { description: 'Stop a task.', inputSchema: id },
    async ({ task_id }) => answer(cancel(task_id)));
  server.registerTool('list_tasks', { description: 'All tasks.', inputSchema: nothing }, async () => answer(list()));
  server.registerTool('lateness', { description: 'How late ticks were.', inputSchema: nothing },
    async () => answer(lateness()));
}

async function session() {
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (name) => sessions.set(name, transport),
    onsessionclosed: (name) => sessions.delete(name),
  });
  const server = new McpServer({ name: 'sleeper', version: '0' });
  register(server);
  await server.connect(transport);
  return transport;
}

sayPort(createServer(async (request, response) => {
  const transport = sessions.get(request.headers['mcp-session-id']) ?? (await session());
  await transport.handleRequest(request, response);
}));

// The tools on version 1 of the TypeScript SDK: one transport a session, on node:http.

import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { register } from './register.mjs';
import { sayPort } from '../tasks.mjs';

const sessions = new Map();

async function session() {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: (id) => sessions.set(id, transport),
    onsessionclosed: (id) => sessions.delete(id),
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

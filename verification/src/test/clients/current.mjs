// Drives the sleeper through the TypeScript SDK's client of the current protocol revision and reports what it saw as one
// JSON object on stdout. It judges nothing: the tests do.
//
// usage: node current.mjs '{"url": "http://…", "negotiation": "legacy" | "auto"}'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const { url, negotiation } = JSON.parse(process.argv[2]);
const options = negotiation === 'auto' ? { versionNegotiation: { mode: 'auto' } } : {};
const client = new Client({ name: 'verification', version: '1.0.0' }, options);

async function call(name, args) {
  try {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
    return { is_error: isError === true, text: content[0]?.text, structured: structuredContent };
  } catch (failure) {
    return { thrown: String(failure), code: failure.code };
  }
}

await client.connect(new StreamableHTTPClientTransport(new URL(url)));
const report = { revision: client.getNegotiatedProtocolVersion(), server: client.getServerVersion() };
report.tools = (await client.listTools()).tools.map(({ name }) => name);

report.started = await call('sleep_task', { duration_s: 0.3, triggers: [{ type: 'eta_below', seconds: 0.2 }] });
const taskId = report.started.structured?.task_id;
report.ended = await call('get_task', { task_id: taskId, wait_s: 10 });
report.long = await call('sleep_task', { duration_s: 3000 });
report.cancelled = await call('cancel_task', { task_id: report.long.structured?.task_id });
report.listed = await call('list_tasks', {});
report.refused = await call('sleep_task', { duration_s: 'long' });
report.unknown = await call('no_such_tool', {});

await client.close();
console.log(JSON.stringify(report));

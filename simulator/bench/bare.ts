// json-server's bare Express app: the same bytes by res.json, or its router over a file, or over the file's content in memory.
import { readFileSync } from 'node:fs';
import jsonServer from 'json-server';

const { answers, file, memory } = JSON.parse(process.argv[2] ?? '{}') as Readonly<Record<string, string>>;
const app = jsonServer.create();
if (answers !== undefined) {
  const byPath = JSON.parse(readFileSync(answers, 'utf8')) as Record<string, unknown>;
  app.use((incoming, response) => {
    const { json } = response as unknown as { json: (data: unknown) => void };
    json.call(response, byPath[incoming.url ?? '']);
  });
}
const source = memory === undefined ? file : (JSON.parse(readFileSync(memory, 'utf8')) as object);
if (source !== undefined) app.use(jsonServer.defaults({ logger: false, bodyParser: true }), jsonServer.router(source));
const { createServer } = await import('node:http');
const server = createServer(app).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
});

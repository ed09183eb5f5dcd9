import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import chalk from 'chalk';

const STREAM = '/__dev/changes';
const SCRIPT = '/__dev/reload.js';
const CODE = `new EventSource('${STREAM}').addEventListener('changed', () => location.reload());`;

const BEAT_MS = 20_000;

/** Reloads open pages by server-sent events. The script is a file because the content policy allows no inline script. */
export function createLiveReload() {
  const pages = new Set<ServerResponse>();
  // The front door closes connections on which nothing moves.
  const beat = setInterval(() => {
    for (const page of pages) page.write(': still here\n\n');
  }, BEAT_MS);
  beat.unref();
  return {
    script: SCRIPT,
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url === SCRIPT) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(CODE);
        return true;
      }
      if (request.url !== STREAM) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
      response.write(': connected\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    notify() {
      for (const page of pages) page.write('event: changed\ndata: 1\n\n');
    },
    close() {
      clearInterval(beat);
      for (const page of pages) page.end();
    },
  };
}

const SOURCES = ['app', 'engine', 'contract', 'brands'];
/** Editors write a file in several steps: one rebuild for all of them. */
const SETTLE_MS = 60;

/** Rebuilds when a source changes; a failed build is reported and the last good one stays. */
export function watchSources(root: string, rebuild: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        const startedAt = performance.now();
        try {
          await rebuild();
          console.log(chalk.dim(`  rebuilt in ${Math.round(performance.now() - startedAt)} ms`));
        } catch (error) {
          console.error(chalk.red(`  build failed: ${(error as Error).message}`));
        }
      });
    }, SETTLE_MS);
  };
  const watchers = SOURCES.map((folder) => watch(path.join(root, folder), { recursive: true }, onChange));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

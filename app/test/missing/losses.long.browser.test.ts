import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { look, verdictOf } from './losses.ts';

/** A page that asks for its texts again after pauses, as the app does (app/i18n/i18n.ts), and says only then that they are lost. */
const PAGE = `<!doctype html><title>Page</title><link rel="icon" href="data:,"><main></main><script type="module">
  const show = (html) => (document.querySelector('main').innerHTML = html);
  for (const pause of [500, 1500, undefined]) {
    const response = await fetch('/texts.json');
    if (response.ok) { show((await response.json()).text); break; }
    if (pause === undefined) show('<p role="alert">Texts are missing.</p><button>Reload</button>');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
</script>`;

it('a page is looked at once it has asked for what is lost for the last time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-losses-'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'texts.json'), '{ "text": "Everything that a page says when it is whole" }');
  const server = createServer(({ url }, response) => {
    const name = url === '/texts.json' ? 'texts.json' : 'index.html';
    response.setHeader('content-type', name === 'texts.json' ? 'application/json' : 'text/html');
    response.end(readFileSync(path.join(folder, name)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const site = { folder, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const intact = await look(site, [], '/');
  const seen = await look(site, [], '/', { name: 'texts.json', loss: 'missing' });
  expect(verdictOf(seen, intact)).toBe('says Texts are missing. [Reload]');
});

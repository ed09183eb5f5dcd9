// Whether bytes before the answer keep Chromium from repeating a POST when the connection breaks: `npm run qa -- edge-early
// [PRESSES]`. Result: docs/operators/edge.md.
import { createServer, type Socket } from 'node:net';
import { chromium } from 'playwright-core';
import { command, wholeNumber } from '#scripts/config/command.ts';

const program = command('qa edge-early').argument('[presses]', 'presses of each cell', wholeNumber, 10).parse();
const [PRESSES] = program.processedArgs as [number];
const EARLY = {
  nothing: '',
  '100 Continue': 'HTTP/1.1 100 Continue\r\n\r\n',
  '102 Processing': 'HTTP/1.1 102 Processing\r\n\r\n',
  '103 Early Hints': 'HTTP/1.1 103 Early Hints\r\nlink: </>; rel=preconnect\r\n\r\n',
  'the head of the answer': 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 400\r\n\r\n',
} as const;
const BREAKS = {
  RST: (socket: Socket) => void socket.resetAndDestroy(),
  FIN: (socket: Socket) => void socket.destroy(),
} as const;
/** Time in which the early bytes arrive. */
const WORK_MS = 60;
const WARM = 6;

let early = '';
let end: (socket: Socket) => void = BREAKS.RST;
let posts = 0;
let waiting: (() => void)[] = [];

const ok = (body: string, type = 'text/html') =>
  `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: keep-alive\r\n\r\n${body}`;

const server = createServer((socket) => {
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    const head = text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
    if (text.length < head + 4 + length) return;
    const line = text.slice(0, text.indexOf('\r\n'));
    text = '';
    if (line.startsWith('POST')) {
      posts++;
      if (early !== '') socket.write(early);
      setTimeout(() => end(socket), WORK_MS);
    } else if (line.startsWith('GET /warm')) {
      // At the same time, so that each opens its own connection.
      waiting.push(() => socket.write(ok('warm')));
      if (waiting.length < WARM) return;
      for (const answer of waiting) answer();
      waiting = [];
    } else socket.write(ok('<title>early</title>'));
  });
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
});
console.log(`Chromium ${browser.version()}, ${PRESSES} presses a cell: deliveries of one press`);
for (const [sent, bytes] of Object.entries(EARLY)) {
  for (const [broken, breaks] of Object.entries(BREAKS)) {
    early = bytes;
    end = breaks;
    const deliveries: number[] = [];
    for (let press = 0; press < PRESSES; press++) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.evaluate(
        (warm) => Promise.all(Array.from({ length: warm }, (_, at) => fetch(`/warm?${at}`).then((r) => r.text()))),
        WARM,
      );
      posts = 0;
      await page.evaluate(() =>
        fetch('/press', { method: 'POST', body: '{}' })
          .then((r) => r.text())
          .catch(() => ''),
      );
      deliveries.push(posts);
      await page.close();
      waiting = [];
    }
    console.log(`${sent.padEnd(24)} ${broken}  ${deliveries.join(' ')}`);
  }
}
await browser.close();
server.close();
process.exit();

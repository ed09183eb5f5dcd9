#!/usr/bin/env node
// Starts Firefox for Playwright, which speaks WebDriver BiDi with it over a WebSocket. Debian's Firefox (ESR) does not know a few commands yet
// that Playwright sends to every new window; they are answered here. It gives a download no id, without which Playwright leaves it out: its
// address is one. Everything else is passed on as it is.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/** Colour schemes cannot be emulated, so journeys see the one of Firefox. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);
const DOWNLOAD = /^\{"type":"event","method":"browsingContext\.download(?:WillBegin|End)"/;
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env['SLIPWAY_FIREFOX'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
for (const signal of SIGNALS) process.on(signal, () => firefox.kill(signal));
process.on('exit', () => firefox.kill('SIGKILL'));
firefox.on('error', (error) => {
  process.stderr.write(`Firefox did not start: ${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

let said = '';
firefox.stderr.on('data', (data) => {
  said += data;
  const [line = '', target] = LISTENING.exec(said) ?? [];
  if (target === undefined) return;
  process.stderr.write(said.replace(line, ''));
  said = '';
  passOn(target);
});

/** @param {string} target address of Firefox's own socket */
function passOn(target) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, { url }) => {
    const upstream = new WebSocket(target.replace(/\/$/, '') + url);
    /** @type {string[]} */
    const waiting = [];
    client.on('message', (data) => {
      const { id, method } = JSON.parse(String(data));
      if (UNKNOWN.has(method)) client.send(JSON.stringify({ id, type: 'success', result: {} }));
      else if (upstream.readyState === WebSocket.OPEN) upstream.send(String(data));
      else waiting.push(String(data));
    });
    upstream.on('open', () => waiting.forEach((text) => upstream.send(text)));
    upstream.on('message', (data) => client.send(withDownloadId(String(data))));
    upstream.on('close', () => client.close());
    client.on('close', () => upstream.close());
  });
}

/** @param {string} text a message of Firefox */
function withDownloadId(text) {
  if (!DOWNLOAD.test(text)) return text;
  const message = JSON.parse(text);
  message.params.download ??= message.params.url;
  return JSON.stringify(message);
}

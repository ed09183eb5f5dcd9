import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INSTALLED_COMMAND, installIn, packInto } from '#scripts/package/install.ts';

export interface OwnDoor {
  readonly name: string;
  readonly url: string;
  readonly lines: () => number;
  readonly hasEnded: () => boolean;
  close(): Promise<void>;
}

interface OwnServer {
  readonly name: string;
  readonly folder: string;
  readonly args: readonly string[];
}

const READY_WITHIN_MS = 180_000;
/** `npm start` prints a sentence, the others an address. */
const READY = /is ready at \S*(http:\/\/localhost:\d+)|"url": ?"(http:[^"]+)"/;
const LOG_LINE = /^slipway: |"failure":/gm;
// oxlint-disable-next-line no-control-regex -- colours of the banner
const COLOURS = /\u001b\[\d+m/g;

/** This repository's servers; the edge has an upstream without keys. */
export function ownServers(upstream: string, data: string): readonly OwnServer[] {
  const folder = process.cwd();
  return [
    { name: 'slipway sim', folder, args: ['cli/slipway.cjs', 'sim', '--port', '0'] },
    { name: 'npm start', folder, args: ['scripts/start.js', '--port', '4700'] },
    { name: 'slipway edge', folder, args: ['cli/slipway.cjs', ...edgeArgs(upstream, data)] },
  ];
}

/** The same from the package. @param installed a folder that has it; by default it is packed and installed in a new one */
export function packagedServers(upstream: string, data: string, installed?: string): readonly OwnServer[] {
  const folder = installed ?? path.join(data, 'package');
  if (installed === undefined) {
    mkdirSync(folder);
    installIn(folder, packInto(folder));
  }
  const brand = `fuzz-${process.pid}`;
  execFileSync(process.execPath, [INSTALLED_COMMAND, 'brand', 'init', brand, '--json'], { cwd: folder });
  const preview = ['brand', 'preview', brand, '--port', '4790', '--json'];
  return [
    { name: 'slipway sim (package)', folder, args: [INSTALLED_COMMAND, 'sim', '--port', '0'] },
    { name: 'slipway brand preview (package)', folder, args: [INSTALLED_COMMAND, ...preview] },
    { name: 'slipway edge (package)', folder, args: [INSTALLED_COMMAND, ...edgeArgs(upstream, data)] },
  ];
}

/** `--pass` forwards other calls too, so that more bytes reach code. */
const edgeArgs = (upstream: string, data: string): readonly string[] => {
  const store = mkdtempSync(path.join(data, 'edge-'));
  return ['edge', '--upstream', upstream, '--port', '0', '--pass', '--wait', '0', '--data', store];
};

export async function startOwn({ name, folder, args }: OwnServer): Promise<OwnDoor> {
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
  const url = await readyAt(server);
  server.stdout.on('data', (chunk: Buffer) => (log += String(chunk)));
  return {
    name,
    url,
    lines: () => log.match(LOG_LINE)?.length ?? 0,
    hasEnded: () => server.exitCode !== null,
    async close() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    },
  };
}

function readyAt(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`not ready: ${said}`)), READY_WITHIN_MS);
    server.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk).replace(COLOURS, '');
      const [, sentence, json] = READY.exec(said) ?? [];
      const url = sentence ?? json;
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}

export function workFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-fuzz-doors-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

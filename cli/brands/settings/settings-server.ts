import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer as bodyBytes, text as bodyText } from 'node:stream/consumers';
import * as v from 'valibot';
import { allowedCallers, openFrontDoor, refuseUpgrade } from '#simulator';
import { type BrandSource, openBrandSource, withText } from '#cli/build/brand/brand-source.ts';
import { checkSource } from '#cli/brands/checks/check-brand.ts';
import { edited } from '#cli/build/brand/migrate.ts';
import { watchTree } from '#cli/files/watch-tree.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { SETTINGS_PAGE } from './page.ts';
import { type Change, profileChanges } from './profile-changes.ts';
import { MAX_PICTURE_BYTES, putPicture } from './put-picture.ts';
import { SETTINGS_SCRIPT } from './script.ts';
import { SETTINGS_STYLE } from './style.ts';

export interface SettingsServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface SettingsOptions {
  readonly root: string;
  readonly appRoot: string;
  readonly id: string;
  readonly port: number;
  /** The site's address; a function, because the site is started after this server. */
  readonly siteUrl: () => string;
  /** Called after each change of the brand's folder; rejects if the build fails. */
  readonly rebuild: () => Promise<void>;
}

const HOST = '127.0.0.1';
const MAX_BODY_BYTES = MAX_PICTURE_BYTES + 1024;
/** Editors write a file in several steps. */
const SETTLE_MS = 40;
const TOKEN_HEADER = 'x-slipway-settings';

const Name = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((name) => !['__proto__', 'constructor', 'prototype'].includes(name)),
);
/** Changes of brand.json that are saved together; a change without a value removes the property. */
const Changes = v.strictObject({
  changes: v.pipe(
    v.array(
      v.strictObject({
        path: v.pipe(
          v.array(v.union([Name, v.pipe(v.number(), v.integer(), v.minValue(0))])),
          v.minLength(1),
          v.maxLength(8),
        ),
        value: v.optional(v.unknown()),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
  /** An undo restores the old value only. */
  isUndone: v.optional(v.boolean(), false),
});

/**
 * The settings page of a preview, on a separate port so that scripts of the previewed site have another origin. It answers this
 * machine only; changes need the page's token and its Origin.
 */
export async function startSettings(options: SettingsOptions): Promise<SettingsServer> {
  const { root, appRoot, id } = options;
  const token = randomBytes(24).toString('base64url');
  const open = (): BrandSource => openBrandSource(root, id);
  const schema: unknown = JSON.parse(readFileSync(path.join(appRoot, 'brands/brand.schema.json'), 'utf8'));
  const pages = new Set<ServerResponse>();
  const send = (event: string, data: unknown): void => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const state = () => {
    const source = open();
    const { findings } = checkSource(source, appRoot);
    return { id, brand: parsed(source.text), findings, site: options.siteUrl() };
  };

  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  const endWatch = watchTree(path.join(root, 'brands', id), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      send('state', state());
      building = building.then(options.rebuild).catch((error: unknown) => send('failed', (error as Error).message));
    }, SETTLE_MS);
  });

  function change(body: string) {
    const asked = v.safeParse(Changes, parsed(body));
    if (!asked.success)
      return { saved: false, findings: [{ key: '', message: 'The change is not understood.', advice: '' }] };
    const source = open();
    const before = parsed(source.text);
    if (typeof before !== 'object' || before === null)
      return { saved: false, findings: checkSource(source, appRoot).findings };
    const { changes: own, isUndone } = asked.output;
    const profile = isUndone ? undefined : own.find((each) => each.path.join('.') === 'profile')?.value;
    const changes: readonly Change[] = [...own, ...profileChanges(before, profile)];
    const text = changes.reduce((now, { path: at, value }) => edited(now, { path: at, value }), source.text);
    const known = new Set(errorsOf(source, appRoot).map(({ key, message }) => `${key} ${message}`));
    // Errors that the file had before do not keep other settings from being saved.
    const fresh = errorsOf(withText(source, text), appRoot).filter(
      ({ key, message }) => !known.has(`${key} ${message}`),
    );
    if (fresh.length > 0) return { saved: false, findings: fresh };
    try {
      if (text !== source.text) writeWhole(path.join(source.folder, 'brand.json'), text);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      return { saved: false, findings: [{ key: '', message: error.message, advice: error.next.join(' ') }] };
    }
    return { saved: true, changes, findings: checkSource(open(), appRoot).findings };
  }

  function picture(name: string, bytes: Buffer | undefined) {
    try {
      const put = putPicture(open().folder, name, bytes);
      if ('problem' in put) return { saved: false, message: put.problem };
      return { saved: true, before: put.before?.toString('base64') ?? null };
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      return { saved: false, message: `${error.message} ${error.next.join(' ')}` };
    }
  }

  const door = await openFrontDoor({
    host: HOST,
    port: options.port,
    callers: allowedCallers(HOST),
    bounds: { bodyBytes: MAX_BODY_BYTES },
    async request(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://settings');
      secure(response, options.siteUrl());
      const file = FILES[pathname];
      if (file !== undefined)
        return void response.writeHead(200, { 'content-type': file[0] }).end(file[1].replace('{{token}}', token));
      const given = request.headers[TOKEN_HEADER] ?? searchParams.get('token');
      if (given !== token || !isOwnPage(request)) return void response.writeHead(403).end('Forbidden\n');
      if (pathname === '/schema' && request.method === 'GET') return json(response, schema);
      if (pathname === '/state' && request.method === 'GET') return json(response, state());
      if (pathname === '/change' && request.method === 'POST') return json(response, change(await bodyText(request)));
      if (pathname === '/picture' && (request.method === 'POST' || request.method === 'DELETE')) {
        const bytes = request.method === 'POST' ? await bodyBytes(request) : undefined;
        return json(response, picture(searchParams.get('name') ?? '', bytes));
      }
      if (pathname !== '/events' || request.method !== 'GET') return void response.writeHead(404).end('Not found\n');
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': connected\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return undefined;
    },
    upgrade: (_request, socket) => refuseUpgrade(socket, 404),
  });
  return {
    url: `http://localhost:${door.port}`,
    async close() {
      clearTimeout(timer);
      endWatch();
      for (const page of pages) page.end();
      await building;
      await door.close();
    },
  };
}

const FILES: Readonly<Record<string, readonly [type: string, content: string]>> = {
  '/': ['text/html; charset=utf-8', SETTINGS_PAGE],
  '/settings.js': ['text/javascript; charset=utf-8', SETTINGS_SCRIPT],
  '/settings.css': ['text/css; charset=utf-8', SETTINGS_STYLE],
};

function secure(response: ServerResponse, site: string): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${site}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
  );
}

/** Browsers send Origin with every POST. */
function isOwnPage({ headers, method }: IncomingMessage): boolean {
  if (headers.origin === undefined) return method === 'GET';
  return headers.origin === `http://${headers.host}`;
}

const errorsOf = (source: BrandSource, appRoot: string) =>
  checkSource(source, appRoot).findings.filter(({ severity }) => severity === 'error');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
}

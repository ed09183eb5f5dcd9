import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshot, testBrands } from '#cli/test/brands.ts';
import { type Brand, FORBIDDEN } from '#contract/brand';
import { rawRequest } from '#simulator/testing/http';
import { type SettingsServer, startSettings } from './settings-server.ts';

describe('the settings page of a preview', () => {
  let brands: ReturnType<typeof testBrands>;
  let server: SettingsServer;
  let token = '';
  const rebuild = vi.fn<() => Promise<void>>();

  beforeEach(async () => {
    brands = testBrands(['harborlight']);
    rebuild.mockReset().mockResolvedValue();
    server = await startSettings({
      root: brands.root,
      appRoot: process.cwd(),
      id: 'harborlight',
      port: 0,
      siteUrl: () => 'http://localhost:4000',
      rebuild,
    });
    token = /name="slipway-token" content="([\w-]{20,})"/.exec(await (await fetch(server.url)).text())?.[1] ?? '';
  });
  afterEach(async () => {
    await server.close();
    brands.remove();
  });

  const change = async (at: readonly (string | number)[], value?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/change`, {
      method: 'POST',
      headers: { 'x-slipway-settings': token, origin: server.url, ...headers },
      body: JSON.stringify({ changes: [{ path: at, ...(value !== undefined && { value }) }] }),
    });
    return response.ok
      ? ((await response.json()) as { saved: boolean; findings: { key: string; message: string }[] })
      : response.status;
  };

  it('saves one property and leaves every other byte of the file, then builds', async () => {
    const before = brands.read('harborlight');
    expect(await change(['theme', 'light', 'chrome'], '#3a0f2a')).toMatchObject({ saved: true, findings: [] });
    expect(brands.read('harborlight')).toBe(before.replace('"chrome": "#132636"', '"chrome": "#3a0f2a"'));
    await vi.waitFor(() => expect(rebuild).toHaveBeenCalled());
    expect(await change(['upstream', 'origins'], { default: 'http://10.0.0.5:5000' })).toMatchObject({ saved: true });
    expect(await change(['upstream', 'origins'])).toMatchObject({ saved: true });
    expect(JSON.parse(brands.read('harborlight'))).toEqual({
      ...(JSON.parse(before) as object),
      theme: expect.objectContaining({ light: expect.objectContaining({ chrome: '#3a0f2a' }) }),
    });
  });

  it('saves nothing that the check refuses, and says why', async () => {
    const before = brands.read('harborlight');
    for (const [at, value, message] of [
      [['theme', 'light', 'chrome'], '#ffffff', 'contrast'],
      [['theme', 'light', 'chrome'], 'red', 'hex digits'],
      [['domains'], ['a b'], 'host name'],
      [['nothing'], 1, 'not a known property'],
      [['name'], undefined, 'missing'],
      [['__proto__', 'x'], 1, 'not understood'],
    ] as const) {
      const answer = await change(at, value);
      expect(answer).toMatchObject({ saved: false });
      expect(JSON.stringify(answer)).toContain(message);
    }
    expect(brands.read('harborlight')).toBe(before);
  });

  it('changes a profile in one step: what it forbids is off, and its currency is that of the brand', async () => {
    expect(await change(['profile'], 'uk')).toMatchObject({ saved: true });
    const { profile, currency, currencies, features } = JSON.parse(brands.read('harborlight')) as Brand;
    expect({ profile, currency, currencies }).toEqual({ profile: 'uk', currency: 'GBP', currencies: ['GBP'] });
    expect(FORBIDDEN.uk.filter((feature) => features[feature])).toEqual([]);
  });

  const put = async (name: string, body: string | Buffer | undefined, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/picture?name=${encodeURIComponent(name)}`, {
      method: body === undefined ? 'DELETE' : 'POST',
      headers: { 'x-slipway-settings': token, origin: server.url, ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
    });
    return response.ok
      ? ((await response.json()) as { saved: boolean; message?: string; before?: string | null })
      : response.status;
  };
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#036"/></svg>';
  const inBrand = (name: string) => path.join(brands.root, 'brands/harborlight', name);

  it('takes a picture that the check takes, with what was there before', async () => {
    const logo = readFileSync(inBrand('logo.svg'));
    expect(await put('logo.svg', SVG)).toEqual({ saved: true, before: logo.toString('base64') });
    expect(readFileSync(inBrand('logo.svg'), 'utf8')).toBe(SVG);
    expect(await put('logo.svg', logo)).toMatchObject({ saved: true });
    expect(readFileSync(inBrand('logo.svg'))).toEqual(logo);
    expect(await put('content/cup.svg', SVG)).toEqual({ saved: true, before: null });
    expect(await put('content/cup.svg', undefined)).toMatchObject({ saved: true });
    expect(existsSync(inBrand('content/cup.svg'))).toBe(false);
  });

  it.each([
    ['a script', 'logo.svg', SVG.replace('<rect', '<script>1</script><rect'), 'script'],
    ['no picture', 'share.png', 'text', 'begin as a PNG'],
    ['a picture that is too large', 'logo.svg', SVG.replace('<rect', `<!--${'x'.repeat(20_000)}--><rect`), 'at most'],
    ['a path', '../other/logo.svg', SVG, 'no name of a picture'],
    ['a path below content', 'content/../logo.svg', SVG, 'no name of a picture'],
    ['another file', 'brand.json', SVG, 'no name of a picture'],
    ['a link', 'banner.svg', SVG, 'is a link'],
  ])('writes nothing for %s, and says why', async (_, name, body, message) => {
    rmSync(inBrand('banner.svg'));
    symlinkSync('/etc/hostname', inBrand('banner.svg'));
    const before = snapshot(brands.root);
    const answer = await put(name, body);
    expect(answer).toMatchObject({ saved: false, message: expect.stringContaining(message) });
    expect(snapshot(brands.root)).toEqual(before);
    expect(await put(name, body, { origin: 'https://evil.example' })).toBe(403);
  });

  it('takes nothing from another site, without the token, or under another name', async () => {
    const before = brands.read('harborlight');
    expect(await change(['name'], 'Stolen', { origin: 'https://evil.example' })).toBe(403);
    expect(await change(['name'], 'Stolen', { origin: 'null' })).toBe(403);
    expect(await change(['name'], 'Stolen', { origin: 'http://localhost:4000' })).toBe(403);
    expect(await change(['name'], 'Stolen', { 'x-slipway-settings': 'guess' })).toBe(403);
    for (const address of ['/state', '/schema', '/events'])
      expect((await fetch(server.url + address)).status).toBe(403);
    const port = Number(new URL(server.url).port);
    for (const host of ['evil.example', 'evil.example:80'])
      expect(await rawRequest(port, ['GET / HTTP/1.1', `host: ${host}`, 'connection: close'])).not.toContain(token);
    expect(brands.read('harborlight')).toBe(before);
    const { headers } = await fetch(server.url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('says when the file was changed elsewhere, also when it cannot be read any more', async () => {
    const events = await fetch(`${server.url}/events?token=${token}`);
    const reader = (events.body ?? new ReadableStream<Uint8Array>()).getReader();
    let text = '';
    const said = async (part: string) => {
      while (!text.includes(part)) {
        const { value } = await reader.read();
        text += Buffer.from(value ?? []).toString();
      }
    };
    await said('connected');
    const sound = readFileSync(brands.file('harborlight'), 'utf8');
    writeFileSync(brands.file('harborlight'), sound.replace('"Harborlight"', '"Harbour"'));
    await said('"name":"Harbour"');
    rebuild.mockRejectedValueOnce(new Error('no build'));
    writeFileSync(brands.file('harborlight'), sound.slice(0, 100));
    await said('not-json');
    await said('event: failed\ndata: "no build"');
    expect(text.indexOf('not-json')).toBeLessThan(text.indexOf('event: failed'));
    await reader.cancel();
  });
});

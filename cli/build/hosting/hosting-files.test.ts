import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { pageHeaders } from './content-policy.ts';
import { HASHED_PATHS } from './cache-control.ts';
import { hostingFiles } from './hosting-files.ts';
import { stampSite } from './hosting-servers.fixture.ts';

const out = mkdtempSync(path.join(tmpdir(), 'slipway-hosting-'));
const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  await stampSite(out, 'app-1.js');
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('the files for web servers', () => {
  it('hold the policy with the origins of the brand, the same in all four', async () => {
    const brand = await readBrand(process.cwd(), 'ventoverde');
    const policy = pageHeaders(brand)['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-src https://jogos.ventoverde.example;');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    for (const file of [
      '_hosting/ventoverde/nginx.conf',
      '_hosting/ventoverde/caddy-snippet',
      '_hosting/ventoverde/headers.json',
      'ventoverde/_headers',
    ])
      expect(read(file)).toContain(policy);
  });

  it('repeat every header in every location of nginx that serves a file', () => {
    const serving = read('_hosting/ventoverde/nginx.conf')
      .split(/^location /m)
      .slice(1)
      .filter((location) => location.includes('try_files'));
    expect(serving).toHaveLength(HASHED_PATHS.length + 3);
    for (const location of serving)
      for (const name of [
        'content-security-policy',
        'x-content-type-options',
        'cross-origin-resource-policy',
        'strict-transport-security',
        'cache-control',
      ])
        expect(location).toContain(`add_header ${name} `);
  });

  it('let no browser send whole addresses to the collector by itself: the page reports what the policy refuses', async () => {
    const brand = await readBrand(process.cwd(), 'ventoverde');
    const errorReports = { to: '/client-reports', webVitals: false };
    const { beside, inside } = hostingFiles({ ...brand, errorReports }, []);
    for (const text of [beside['nginx.conf'], beside['caddy-snippet'], inside['_headers']])
      expect(text).not.toMatch(/report-(?:uri|to)/);
  });

  it('keep browsers on https for the domains alone, unless the brand asks for their subdomains', async () => {
    const brand = await readBrand(process.cwd(), 'ventoverde');
    const all = (security?: (typeof brand)['security']) => {
      const { beside, inside } = hostingFiles({ ...brand, security }, []);
      return [beside['nginx.conf'], beside['caddy-snippet'], inside['_headers']];
    };
    for (const text of all()) {
      expect(text).toContain('max-age=63072000');
      expect(text).not.toContain('includeSubDomains');
    }
    const contact = { contact: 'mailto:a@b.example', contactUntil: '2027-01-01' };
    for (const text of all({ ...contact, httpsSubdomains: true })) expect(text).toContain('; includeSubDomains');
    for (const text of all(contact)) expect(text).not.toContain('includeSubDomains');
  });

  it('name to static hosts only files that exist, and no more than all of them read', async () => {
    const brand = await readBrand(process.cwd(), 'ventoverde');
    const many = Array.from({ length: 500 }, (_, at) => `/assets/part-${at}.js`);
    const headers = hostingFiles(brand, many).inside['_headers'] ?? '';
    const rules = headers.split('\n').filter((line) => line.startsWith('/'));
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(rules.slice(1).filter((rule) => rule.includes('*'))).toEqual([]);
  });
});

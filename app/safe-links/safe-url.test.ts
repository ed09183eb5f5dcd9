import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

const FRAMES = ['https://games.example.com', 'https://*.studio.example', 'http://127.0.0.1:4600'];

describe('safeUrl', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    [' https://t.me/harborlight_example ', 'https://t.me/harborlight_example'],
    ['HTTPS://Example.COM/Path?q=1#x', 'https://example.com/Path?q=1#x'],
  ])('lets %j out', (text, url) => expect(safeUrl(text, 'any')).toEqual({ url }));

  it.each([
    ['', 'unreadable'],
    ['undefined', 'unreadable'],
    ['/promotions', 'unreadable'],
    ['//evil.example', 'unreadable'],
    ['https://', 'unreadable'],
    ['java\nscript:alert(1)', 'unreadable'],
    ['java\tscript:alert(1)', 'unreadable'],
    ['https:\\\\evil.example', 'unreadable'],
    ['https://good.example\u202E/moc.live', 'unreadable'],
    [`https://example.com/${'a'.repeat(5_000)}`, 'unreadable'],
    ['javascript:alert(1)', 'notHttps'],
    ['data:text/html,<script>alert(1)</script>', 'notHttps'],
    ['blob:https://example.com/1', 'notHttps'],
    ['http://example.com', 'notHttps'],
    ['file:///etc/passwd', 'notHttps'],
    ['https://user:secret@example.com', 'hasCredentials'],
    ['https://example.com@evil.example', 'hasCredentials'],
  ])('refuses %j: %s', (text, refused) => expect(safeUrl(text, 'any')).toEqual({ refused }));

  it.each(['https://games.example.com/play?id=1', 'https://a.studio.example/g', 'http://127.0.0.1:4600/games/pg/1'])(
    'frames %s',
    (text) => expect(safeUrl(text, FRAMES)).toEqual({ url: text }),
  );

  it.each([
    'https://games.example.com.evil.example/',
    'https://evilgames.example.com/',
    'https://games.example.com:8443/',
    'https://studio.example/',
    'https://a.b.studio.example/',
    'https://a.studio.example.evil.example/',
    'https://evilstudio.example/',
  ])('frames nothing of %s', (text) => expect(safeUrl(text, FRAMES)).toEqual({ refused: 'originNotAllowed' }));

  it('never lets anything but https out, and no user name, whatever it is given', () => {
    const scheme = fc.constantFrom('https', 'HTTPS', 'http', 'ftp', 'javascript');
    const host = fc.constantFrom('example.com', 'a.b.example:8443', '[::1]');
    // Addresses of fast-check itself take seconds to make, and never have a user name.
    const address = fc
      .tuple(scheme, fc.string(), fc.string(), host, fc.string())
      .map(
        ([of, name, secret, at, path]) => `${of}://${[name, secret].map(encodeURIComponent).join(':')}@${at}/${path}`,
      );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          address,
          address.map((text) => text.replace(/[^/]*@/, '')),
          fc.string().map((s) => `https://${s}`),
        ),
        (text) => {
          const out = safeUrl(text, 'any');
          if ('refused' in out) return;
          const { protocol, username, password } = new URL(out.url);
          expect([protocol, username, password]).toEqual(['https:', '', '']);
        },
      ),
    );
  });
});

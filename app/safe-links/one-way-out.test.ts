import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Ways to open, frame or go to an address that is not a route of this app. */
const WAYS =
  /<iframe|window\.open\(|location\.(?:assign|replace)\(|location(?:\.href)? = |target="_blank"|<a\b[^>]*\bhref=\{|<img\b[^>]*\bsrc=\{/s;

/** Who may, and why it is safe. */
const KNOWN: Readonly<Record<string, string>> = {
  'app/ui/external-link.tsx': 'checked by safeUrl',
  'app/ui/company-lines.tsx': 'mailto: of the brand file; the rest by ExternalLink',
  'app/ui/content-link.tsx': 'checked by safeUrl or isOwnPath',
  'app/ui/picture.tsx': 'checked by safeUrl or isOwnPath',
  'app/features/around/games/launch/game-frame.tsx':
    'checked by gameAddress, which is safeUrl with the brand’s origins',
  'app/features/money/wallet/deposit/pay-link.tsx': 'checked by safeUrl',
  'app/features/around/invite/invite.tsx': 'made of constant hosts by shareLink',
  'app/features/account/protection/page/help-list.tsx': 'tel: of numbers in help.ts; the rest by ExternalLink',
  'app/features/around/support/channel-link.tsx': 'mailto: and tel: only; the rest by ExternalLink',
  'app/routes/test-page.tsx': 'checked by safeUrl with the brand’s origins',
  'app/routes/around/text-page.tsx': 'a section of the page one is on',
  'app/features/account/session/forms/agreement-ticks.tsx': 'a route of this app',
  'app/routes/failed.tsx': 'a route of this app',
  'app/layout/footer.tsx': 'links by ExternalLink; pictures of the brand’s own folder',
};

const opens = (text: string) => WAYS.test(text);

describe('one way out', () => {
  it('sees the ways out', () => {
    for (const text of [
      '<iframe src={x} />',
      'window.open(url)',
      'location.href = url',
      '<a className="x" href={url}>',
    ])
      expect(opens(text)).toBe(true);
    expect(opens('<Link to={paths.home}>')).toBe(false);
  });

  it('only modules that check addresses open them', () => {
    const found = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `app/${file}`)
      .filter((file) => !file.includes('.test.') && !file.startsWith('app/test/') && opens(readFileSync(file, 'utf8')))
      .toSorted();
    expect(found.filter((file) => !(file in KNOWN))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { CODES, type Reason } from '#contract/reasons';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText } from './error-text.ts';

const REASONS = Object.keys(CODES) as Reason[];
const shellOf = (language: string) =>
  JSON.parse(readFileSync(`app/locales/${language}/shell.json`, 'utf8')) as Record<string, Record<string, string>>;
const refused = (reason?: Reason): ApiError => ({
  kind: 'refused',
  status: 400,
  ...(reason && { reason, code: CODES[reason].code }),
});
const SAID = { message: 'Words of the server' } as const;
const said = (reason?: Reason) => ({ ...refused(reason), ...SAID }) as ApiError;

describe('the text of an error', () => {
  it.each(LANGUAGES)('exists in %s for every reason of the contract', (language) => {
    const shell = shellOf(language);
    const missing = REASONS.filter((reason) => {
      const text = errorText(refused(reason));
      if (!('key' in text)) return true;
      const [group = '', name = ''] = text.key.split('.');
      return typeof shell[group]?.[name] !== 'string' || shell[group][name] === '';
    });
    expect(missing).toEqual([]);
  });

  it("is the server's message and our own of the reason", () => {
    expect(errorText(said('gameDisabled'))).toEqual({ key: 'refused.gameDisabled', ...SAID });
    expect(errorText(refused('gameDisabled'))).toEqual({ key: 'refused.gameDisabled' });
  });

  it('of a session that has ended is ours: it says what the page does now', () => {
    expect(errorText(said('unauthorised'))).toEqual({ key: 'error.signedOut' });
  });

  it("takes a feature's own text before the common one, with the server's message", () => {
    const own = { marketClosed: 'refused.marketClosed' } as const;
    expect(errorText(refused('marketClosed'), own)).toEqual({ own: 'refused.marketClosed' });
    expect(errorText(said('marketClosed'), own)).toEqual({ own: 'refused.marketClosed', ...SAID });
    expect(errorText(refused('oddsChanged'), own)).toEqual({ key: 'refused.oddsChanged' });
  });

  it("of an unknown reason is the server's message, else a common one with the code", () => {
    expect(errorText(said())).toEqual(SAID);
    expect(errorText({ kind: 'refused', status: 400, code: 7001 })).toEqual({ key: 'error.notWorking', code: '7001' });
    expect(errorText({ kind: 'refused', status: 404 })).toEqual({ key: 'error.notWorking', code: 'HTTP 404' });
  });

  it('of a transport failure says what the player can do', () => {
    const kinds = ['timeout', 'fetch', 'notStored', 'notSent', 'offline', 'notLoaded', 'signedOut'] as const;
    expect(kinds.map((kind) => errorText({ kind }))).toEqual([
      { key: 'error.timeout' },
      { key: 'error.offline' },
      { key: 'error.notStored' },
      { key: 'error.notSent' },
      { key: 'error.notSentOffline' },
      { key: 'error.part' },
      { key: 'error.signedOut' },
    ]);
    expect(errorText({ kind: 'parse', status: 200 })).toEqual({ key: 'error.unreadable' });
    // A session that could not be renewed, because no answer came, has not ended.
    expect(errorText({ kind: 'refused', status: 504, reason: 'unauthorised' })).toEqual({ key: 'error.timeout' });
    expect(errorText({ kind: 'server', status: 501 })).toEqual({ key: 'refused.notImplemented' });
    expect(errorText({ kind: 'server', status: 503 })).toEqual({ key: 'error.server' });
    expect(errorText({ kind: 'server', status: 503, message: 'Back at noon' })).toEqual({ message: 'Back at noon' });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOAST_OF } from './toast-of.ts';

/** A word of winning or success in each language, by its stem. */
const JOY =
  /\b(?:w[io]n|winning|congrat|great|success)|赢|中奖|恭喜|menang|selamat|勝|当たり|おめでとう|당첨|축하|gan(?:a|ó|aste)|premi|enhorabuena|kazan|tebrik|जीत|बधाई|ganh|parab|выигр|поздрав|জিত|জয়|অভিনন্দন/i;

it('each push has its toast', () => {
  expect(TOAST_OF).toEqual({
    WITHDRAW: { kind: 'successful', text: 'toast.withdrawn' },
    RECHARGE: { kind: 'successful', text: 'toast.recharged' },
    REGISTER: { kind: 'successful', text: 'toast.registered' },
    INVITE: { kind: 'successful', text: 'toast.invited' },
    RETURNED: { kind: 'warning', text: 'toast.depositReturned' },
    SETTLE: { kind: 'info', text: 'toast.betSettled' },
    CASH_OUT: { kind: 'info', text: 'toast.partCashedOut' },
  });
});

describe('protection: no celebration of a return not above the stake', () => {
  it('uk: the toast of a settled bet is no success, and says in no language that anything was won', () => {
    expect(TOAST_OF.SETTLE.kind).toBe('info');
    const languages = readdirSync('app/locales').filter((each) => /^[a-z]{2}$/.test(each));
    expect(languages).toHaveLength(11);
    for (const language of languages) {
      const { toast } = JSON.parse(readFileSync(`app/locales/${language}/shell.json`, 'utf8')) as {
        toast: { betSettled: string; betResettled: string };
      };
      expect(toast.betSettled.length, language).toBeGreaterThan(5);
      expect(toast.betSettled, language).not.toMatch(JOY);
      expect(toast.betResettled, language).toMatch(/\{\{now\}\}[^]*\{\{before\}\}|\{\{before\}\}[^]*\{\{now\}\}/);
      expect(toast.betResettled, language).not.toMatch(JOY);
    }
    expect('You won 5.00').toMatch(JOY);
  });
});

import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { LANGUAGES } from '#contract/brand';
import { storyOf } from '../../conformance/answers/story.ts';
import { overrideMatch } from '../sports/override-match.ts';
import { noticeAnswered, noticeOf, type SettledBet } from './bet-notices.ts';
import { topicOf } from './subscriptions.ts';
import { NOTIFICATIONS, NOTIFICATIONS_TEXTS } from './notifications.facts.ts';

const BET: SettledBet = {
  bet: 'bet-0000001',
  game: 'soccer',
  state: 'won',
  stake: '1',
  payout: '3.50',
  currency: 'BRL',
};

it('the text of a notice in each language is as the file says', async () => {
  const lines = LANGUAGES.flatMap((language) =>
    [
      BET,
      { ...BET, state: 'lost' as const },
      { ...BET, state: 'lost' as const, payout: '0' },
      { ...BET, state: 'void' as const },
    ].map((bet) => JSON.stringify(noticeOf(bet, language))),
  );
  expect(missingFacts([topicOf('bet-0000001'), ...lines].join('\n'), NOTIFICATIONS_TEXTS)).toEqual([]);
});

it.each(['3.50', '3.5', '20'])('a bet that returns no more than its stake of %s is not said to have won', (stake) => {
  const texts = LANGUAGES.map((language) => noticeOf({ ...BET, stake }, language).text);
  const wins = LANGUAGES.map((language) => noticeOf(BET, language).text);
  expect(texts.filter((text, at) => text === wins[at] || !text.includes(BET.bet))).toEqual([]);
  expect(texts[0]).toBe('Bet bet-0000001 returned 3.50 BRL, not more than its stake.');
});

it.each<[payout: string, currency: string, language: 'en' | 'pt' | 'bn', shown: string]>([
  ['6.420000', 'USDT', 'en', 'Paid out: 6.42 USDT.'],
  ['6.400000', 'USDT', 'en', 'Paid out: 6.40 USDT.'],
  ['1234567.123456', 'USDT', 'en', 'Paid out: 1,234,567.123456 USDT.'],
  ['6.42', 'BRL', 'pt', '6,42 BRL'],
  ['3.50', 'BRL', 'bn', '3.50 BRL'],
  ['1500', 'JPY', 'en', 'Paid out: 1,500 JPY.'],
  ['1.230', 'KWD', 'en', 'Paid out: 1.230 KWD.'],
  ['90071992547409931.123456', 'USDT', 'en', '90,071,992,547,409,931.123456 USDT'],
])(
  'the text of a payout of %s %s in %s has the amount as a page of the app shows it',
  (payout, currency, language, shown) => {
    const notice = noticeOf({ ...BET, payout, currency: currency as 'USDT' }, language);
    expect(notice.text).toContain(shown);
    expect(notice.payout).toBe(payout);
  },
);

it('browsers subscribe, are written to, repeated, and removed as the file says', async () => {
  const text = await storyOf(async (client) => {
    const { world } = client;
    const sample = (await client.sample('savePushSubscription')).body as { endpoint: string };
    const save = (endpoint: string, over: object = {}) =>
      client.call('savePushSubscription', { body: { ...sample, endpoint, ...over } });
    const settle = async () => {
      client.signIn();
      const bet = await client.sample('placeBet');
      await client.sendSample('placeBet');
      const [match] = (bet.body as { matches: { match_id: string }[] }).matches;
      world.change(() => overrideMatch(world, match?.match_id ?? '', { result: { ft: '3:0', ht: '0:0' } }));
      client.advance(1_000);
    };
    for (let nth = 1; nth <= 11; nth++) await save(`https://push.example/browser-${nth}`, { language: 'pt' });
    await save('https://push.example/browser-5');
    await save('https://push.example/point', { p256dh: 'B'.repeat(87) });
    await client.call('getPushKey');
    await settle();
    const notices = world.db
      .all("SELECT id FROM record WHERE kind = 'notice' ORDER BY seq")
      .map(({ id }) => String(id));
    const [first = '', second = '', third = '', fourth = ''] = notices;
    const statuses = [
      [first, 201],
      [second, 404],
      [third, 500],
      [fourth, undefined],
    ] as const;
    for (const [id, status] of statuses) {
      client.write(`${id} was answered ${status}`);
      world.change(() => noticeAnswered(world, id, status));
    }
    client.advance(60_000);
    world.webPush.onTheWay.add(fourth);
    client.advance(5 * 60_000);
    world.webPush.onTheWay.delete(fourth);
    for (const minutes of [30, 1, 1, 1]) client.advance(minutes * 60_000);
    await client.call('removePushSubscription', {
      body: { endpoint: 'https://push.example/browser-6', auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    });
    client.signIn();
    await client.call('excludeSelf', { body: { kind: 'time_out', hours: 24 } });
  });
  expect(missingFacts(text, NOTIFICATIONS)).toEqual([]);
});

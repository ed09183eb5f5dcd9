import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { PROFILES } from '#contract/brand';
import type { RowName } from '#contract/rows';
import type { RecordingClient } from '../../conformance/answers/recording-client.ts';
import { storyOf } from '../../conformance/answers/story.ts';
import { PROTECTION_EXCLUSION, PROTECTION_IDENTITY, PROTECTION_LIMITS } from './protection-story.facts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The next calls are those of a player who is still signed in. */
const later = (client: RecordingClient, ms: number) => {
  client.advance(ms);
  client.signIn();
};
const sent = async (client: RecordingClient, names: readonly RowName[]) => {
  for (const name of names) await client.sendSample(name);
};
const MONEY: readonly RowName[] = [
  'placeBet',
  'openDeposit',
  'transferToPlayer',
  'moveIntoNg',
  'claimCheckIn',
  'openWithdrawal',
];

/** Player limits: set, lowered, raised after a day, removed; what is used of them; mandatory ones; over a change of currency. */
it.each(PROFILES)('limits of deposits, losses, stakes and sessions under %s are as the file says', async (profile) => {
  const text = await storyOf(
    async (client) => {
      const set = (body: object) => client.call('setPlayerLimit', { body });
      await client.call('getPlayerLimits');
      await sent(client, MONEY);
      for (const kind of ['deposit', 'loss', 'stake']) await set({ kind, period: 'day', amount: '100' });
      await set({ kind: 'session', minutes: 60 });
      await set({ kind: 'stake', period: 'week', amount: '90.5' });
      await set({ kind: 'stake', period: 'month', amount: '1.2345678' });
      await set({ kind: 'session', period: 'day', value: '60' });
      await set({ kind: 'deposit', period: 'day', value: '60' });
      await sent(client, MONEY);
      await client.call('getPlayerLimits');
      await set({ kind: 'deposit', period: 'day', amount: '50' });
      await set({ kind: 'stake', period: 'day', amount: '500' });
      await set({ kind: 'stake', period: 'week', amount: null });
      await set({ kind: 'loss', period: 'day', amount: '1' });
      await sent(client, MONEY);
      later(client, 23 * HOUR_MS);
      await client.call('getPlayerLimits');
      later(client, 2 * HOUR_MS);
      await client.call('getPlayerLimits');
      await sent(client, ['changeCurrency', 'getPlayerLimits', 'getSessionSummary', 'setRealityCheck']);
      later(client, 31 * 60_000);
      await sent(client, ['getSessionSummary', 'acknowledgeRealityCheck', 'getSessionSummary']);
    },
    { profile },
  );
  expect(missingFacts(text, PROTECTION_LIMITS[profile])).toEqual([]);
});

/** Time-outs and self-exclusion: what is refused meanwhile, what is not, and the way back. */
it('a break and a self-exclusion begin, hold and end as the file says', async () => {
  const text = await storyOf(async (client) => {
    const exclude = (body: object) => client.call('excludeSelf', { body });
    await sent(client, ['savePushSubscription', 'openDeposit']);
    await exclude({ kind: 'time_out', hours: 24 });
    await sent(client, ['getExclusion', 'getMember', ...MONEY, 'launchPgGame', 'savePushSubscription', 'placeRaceBet']);
    later(client, HOUR_MS);
    await exclude({ kind: 'time_out', hours: 1 });
    await exclude({ kind: 'time_out', hours: 72 });
    await client.call('returnToPlay');
    later(client, 3 * DAY_MS);
    await sent(client, ['getExclusion', 'placeBet']);
    for (const body of [
      { kind: 'self_exclusion', months: 1 },
      { kind: 'self_exclusion', months: 6 },
    ])
      await exclude(body);
    await client.call('returnToPlay');
    await exclude({ kind: 'time_out', hours: 24 });
    later(client, 190 * DAY_MS);
    await client.call('getExclusion');
    await client.call('placeBet', await client.sample('placeBet'));
    await client.call('returnToPlay');
    await client.call('returnToPlay');
    await client.call('getExclusion');
    later(client, 25 * HOUR_MS);
    await client.call('getExclusion');
    await client.call('returnToPlay');
  });
  expect(missingFacts(text, PROTECTION_EXCLUSION)).toEqual([]);
});

/** The identity check: what it asks for, tries a day, names that fail or are not answered, minors, a second account. */
it.each(['uk', 'br'] as const)('the identity check under %s goes as the file says', async (profile) => {
  const text = await storyOf(
    async (client) => {
      client.signIn('m-empty');
      const sample = (await client.sample('checkIdentity')).body as object;
      const check = async (over: object) => {
        await client.call('checkIdentity', { body: { ...sample, ...over } });
        client.advance(2_000);
        await client.call('getIdentity');
      };
      await client.call('getIdentity');
      await sent(client, ['openDeposit', 'placeBet']);
      await check({ address: undefined });
      await check({ face: undefined });
      await check({ birth_date: undefined });
      await check({ birth_date: '2012-01-01' });
      await check({ real_name: 'Una Unknown', cpf: undefined });
      await check({ real_name: 'Nora Noanswer' });
      client.advance(30_000);
      await check({ real_name: 'Emma Empty', birth_date: '1990-01-01' });
      client.advance(30_000);
      await check({ real_name: 'Emma Empty' });
      client.advance(DAY_MS);
      client.signIn('m-empty');
      await check({ real_name: 'Pat Player' });
      await check({ real_name: 'Emma Empty', birth_date: '1990-01-01', cpf: '11144477735' });
      await client.control('POST', 'members/m-empty', { identity: 'passed' });
      await client.call('getIdentity');
      await client.call('setRealName', { body: { real_name: 'Someone Else' } });
      await client.call('savePayoutAccount', {
        body: {
          account_type: 'pix',
          country: 'BR',
          account_number: 'a@pix.test',
          account_name: 'Other Name',
          cpf: '11144477735',
        },
      });
      for (const name of [
        'getFooterTexts',
        'listDepositChannels',
        'listWithdrawalChannels',
        'listDepositTypes',
        'listCurrencies',
      ] as const)
        await client.sendSample(name);
      await client.call('openDeposit', {
        body: {
          channel_id: 'in-card',
          amount: '60',
          card: {
            name: 'Pat Player',
            card_number: '5555555555554444',
            expiry: '12/29',
            cvv: '123',
            user_name: 'pat',
            email: 'a@b.example',
          },
        },
      });
      await client.call('openDeposit', { body: { channel_id: 'in-trc20', amount: '60' } });
      await client.call('changeCurrency', { query: { unit: 'USDT' } });
      await client.control('GET', 'profile');
      await client.control('POST', 'profile', { profile: 'none' });
      await client.control('POST', 'profile', { profile: 'xx' });
    },
    { profile },
  );
  expect(missingFacts(text, PROTECTION_IDENTITY[profile])).toEqual([]);
});

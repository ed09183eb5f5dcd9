import type { RowName } from '#contract/rows';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { money, ngMove } from './sample-money.ts';
import { DAYS, idOf, type SamplesOf } from './sample.ts';

const [player, agent] = DEMO_ACCOUNTS;
const EMAIL = player?.email ?? '';
const BANK_PASSWORD = player?.bank_password ?? '';

export const MONEY_SAMPLES = {
  openDeposit: ({ world }) => ({
    body: {
      channel_id: 'in-card',
      amount: money(world, '50'),
      card: {
        name: 'Pat Player',
        card_number: '4111111111111111',
        expiry: '12/29',
        cvv: '123',
        user_name: 'pat',
        email: EMAIL,
      },
    },
  }),
  continueDeposit: async ({ before }) => ({
    body: { order_id: idOf(await before('openDeposit'), 'order', 'order_id') },
  }),
  listBanks: () => ({ query: { country: 'BR' } }),
  openWithdrawal: async ({ world, before }) => {
    const { info_id } = await before('savePayoutAccount');
    return {
      body: {
        channel_id: 'out-pix',
        amount: money(world, '20'),
        info_id: String(info_id),
        payment_password: BANK_PASSWORD,
      },
    };
  },
  savePayoutAccount: () => ({
    body: {
      account_type: 'pix',
      country: 'BR',
      account_number: 'pat@pix.test',
      account_name: 'Pat Player',
      cpf: player?.cpf ?? '',
    },
  }),
  deletePayoutAccount: async ({ before }) => ({
    query: { info_id: String((await before('savePayoutAccount'))['info_id']) },
  }),
  transferToPlayer: ({ world }) => ({
    body: { to: agent?.email ?? '', amount: money(world, '5'), payment_password: BANK_PASSWORD },
  }),
  launchCardGame: () => ({ query: { game_id: 'poker' } }),
  moveIntoCardGame: ({ world }) => ({ query: { game_id: 'poker', money: money(world, '10') } }),
  moveOutOfCardGame: async ({ world, before }) => {
    await before('moveIntoCardGame');
    return { query: { game_id: 'poker', money: money(world, '4') } };
  },
  getNgBalance: () => ({ query: { plat_type: 'ag' } }),
  launchNg: () => ({ body: { plat_type: 'ag' } }),
  moveIntoNg: ({ world }) => ({ body: ngMove(world, '10') }),
  moveOutOfNg: async ({ world, before }) => {
    await before('moveIntoNg');
    return { body: ngMove(world, '3') };
  },
  launchPgGame: () => ({ params: { id: 'pg-1' } }),
  launchTadaGame: () => ({ params: { id: 'tada-1' } }),
  launchNoahGame: () => ({ params: { id: 'noah-1' } }),
  getNoahStatistics: () => ({ query: { game_id: '28', ...DAYS } }),
  listLiveGames: () => ({ query: { language: 'en' } }),
  launchLiveGame: () => ({ params: { country: 'br', id: 'wf-1' }, body: { fingerprint: 'canvas' } }),
  getLiveStatistics: () => ({ query: { game_id: '29', ...DAYS } }),
} satisfies Partial<SamplesOf<RowName>>;

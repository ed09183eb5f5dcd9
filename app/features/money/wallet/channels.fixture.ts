import { TRANSACTION_STATUS, type Order, type PaymentChannel, type PayoutAccount } from '#contract/entities';

export const ORDER: Order = {
  order_id: 'o-1',
  kind: 34,
  amount: '20',
  currency: 'USDT',
  status: TRANSACTION_STATUS.pending,
  created_at: '2026-03-14T12:00:00.000Z',
  updated_at: '2026-03-14T12:00:00.000Z',
  remark: '',
  channel_id: 'bank-1',
  provider: 'NuvemPay',
  method: 'Bank',
  service_fee: '0.5',
  network_fee: '1',
  net_amount: '18.5',
};
export const BANK: PaymentChannel = {
  id: 'bank-1',
  type: 'fiat',
  name: 'Bank transfer',
  provider: 'NuvemPay',
  currency: 'USDT',
  min: '2',
  max: '5000',
  service_fee: '0.5',
  network_fee: '0',
  status: 1,
};
export const SECOND: PaymentChannel = { ...BANK, id: 'bank-2', name: 'Other transfer', provider: 'Other' };
const CLOSED: PaymentChannel = { ...BANK, id: 'bank-3', name: 'Closed transfer', provider: 'Closed', status: 0 };
export const PIX: PaymentChannel = { ...BANK, id: 'pix-1', type: 'third_party', name: 'PIX' };
export const CRYPTO: PaymentChannel = { ...BANK, id: 'crypto-1', type: 'crypto', name: 'USDT', network: 'TRC20' };
export const CARD: PaymentChannel = { ...BANK, id: 'card-1', type: 'card', name: 'Card' };
export const ACCOUNT: PayoutAccount = {
  info_id: 'a1',
  account_type: 'bank',
  country: 'BR',
  account_number: '****1234',
  account_name: 'Pat Player',
  bank_name: 'NuvemBank',
  bank_code: '260',
  network: null,
  is_default: false,
};
export const SECOND_ACCOUNT = { ...ACCOUNT, info_id: 'a2', account_number: '****5678', is_default: true };
export const METHODS = [
  { type: 'fiat', channels: [BANK, SECOND, CLOSED] },
  { type: 'crypto', channels: [CRYPTO] },
  { type: 'card', channels: [CARD] },
] as const;
export const CARD_DETAILS = {
  card_number: '4111111111111111',
  cvv: '123',
  email: 'ana@example.com',
  expiry: '09/29',
  name: 'Ana Souza',
  user_name: 'Ana Souza',
};

import { expect, it } from 'vitest';
import { depositFor } from './deposit-for.ts';

const channel = { min: '10', max: '5000', service_fee: '0.5', network_fee: '1' };

it('is what is missing in whole cents, rounded up', () => {
  expect(depositFor('23.40', { currency: 'USDT' })).toBe('23.40');
  expect(depositFor('23.390001', { currency: 'USDT' })).toBe('23.40');
});

it('makes up for the fees, and is not below the minimum of its channel', () => {
  expect(depositFor('23.40', { currency: 'USDT', channel })).toBe('24.90');
  expect(depositFor('0.05', { currency: 'USDT', channel })).toBe('10');
});

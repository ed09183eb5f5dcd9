import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import { useHouseFacts } from './use-house-facts.ts';

const BRAND = {
  name: 'Harbor',
  currency: 'USDT',
  currencies: ['USDT', 'BRL', 'EUR'],
  sports: ['soccer', '365sports'],
  games: ['hkmarksix', 'pgGames'],
  languages: ['en', 'pt'],
  limits: { stake: { least: '0.5', most: '10000' }, deposit: { least: '10', most: '2500.75' } },
};
const FACTS = {
  name: 'Harbor',
  hours: '36',
  company: 'Harbor',
  address: '',
  email: '',
  authority: '',
  licence: '',
  currencies: 'USDT, BRL, and EUR',
  languages: 'English and Portuguese',
  offer: 'Soccer, 365 Sports, Hong Kong Mark Six, and PG Games',
  stakeLeast: '0.50\u00a0USDT',
  stakeMost: '10,000.00\u00a0USDT',
  depositLeast: '10.00\u00a0USDT',
  depositMost: '2,500.75\u00a0USDT',
};
const licences = [
  { authority: 'First', number: 'L1' },
  { authority: 'Second', number: 'L2' },
];
const company = { name: 'Harbor Ltd', address: '1 Quay', email: 'a@b.example' };
const ofCompany = { company: 'Harbor Ltd', address: '1 Quay', email: 'a@b.example' };

it.each([
  [{}, FACTS],
  [{ company: { ...company, licences: [] } }, { ...FACTS, ...ofCompany }],
  [{ company: { ...company, licences } }, { ...FACTS, ...ofCompany, authority: 'First', licence: 'L1' }],
  [{ rules: { postponedHours: 1200 } }, { ...FACTS, hours: '1,200' }],
])('what texts say of a brand with %j', (change, facts) => {
  const brand = { ...BRAND, ...change } as unknown as PageBrand;
  expect(valueOf(useHouseFacts, (element) => h(BrandProvider, { value: brand }, element))).toEqual(facts);
});

import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardEntries, EMPTY_CARD, isCardNumber, isExpired, monthOf, type CardValues } from './card-schema.ts';

const GOOD: CardValues = {
  card_name: 'PAT PLAYER',
  card_number: '4111 1111 1111 1111',
  card_expiry: '09/29',
  card_cvv: '123',
  email: 'pat@example.com',
};
const schema = v.object(cardEntries('2026-03'));
function problems(change: Partial<CardValues>) {
  const { issues = [] } = v.safeParse(schema, { ...GOOD, ...change });
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]).reverse());
}

afterEach(() => void vi.unstubAllEnvs());

describe('section 5, a card: name, number, expiry and CVV required, user name and e-mail too', () => {
  it.each([
    [{}, {}],
    [
      EMPTY_CARD,
      {
        card_name: 'card.nameMissing',
        card_number: 'card.numberMissing',
        card_expiry: 'card.expiryMissing',
        card_cvv: 'card.cvvMissing',
        email: 'card.emailMissing',
      },
    ],
    [{ card_name: '  ' }, { card_name: 'card.nameMissing' }],
    [{ card_number: '4111 1111 1111 1112' }, { card_number: 'card.numberInvalid' }],
    [{ card_number: '4111' }, { card_number: 'card.numberInvalid' }],
    [{ card_expiry: '13/29' }, { card_expiry: 'card.expiryInvalid' }],
    [{ card_expiry: 'soon' }, { card_expiry: 'card.expiryInvalid' }],
    [{ card_expiry: '09/29x' }, { card_expiry: 'card.expiryInvalid' }],
    [{ card_expiry: 'x09/29' }, { card_expiry: 'card.expiryInvalid' }],
    [{ card_expiry: '09/290' }, { card_expiry: 'card.expiryInvalid' }],
    [{ card_expiry: '02/26' }, { card_expiry: 'card.expired' }],
    [{ card_expiry: '03/26' }, {}],
    [{ card_cvv: '12' }, { card_cvv: 'card.cvvInvalid' }],
    [{ card_cvv: '12a' }, { card_cvv: 'card.cvvInvalid' }],
    [{ email: 'pat' }, { email: 'card.emailInvalid' }],
  ])('%j: %j', (change, expected) => expect(problems(change)).toEqual(expected));

  it.each(['9/29', '0929', '09/2029', '09 / 29', '09-29'])('people and browsers enter %s', (card_expiry) => {
    expect(v.parse(schema, { ...GOOD, card_expiry }).card_expiry).toBe('09/29');
  });

  it('leaves without the spaces of its number', () => {
    expect(v.parse(schema, GOOD).card_number).toBe('4111111111111111');
    expect(v.parse(schema, { ...GOOD, card_number: '\u20684111\u20091111 1111 1111\u2069' }).card_number).toBe(
      '4111111111111111',
    );
    expect(v.parse(schema, { ...GOOD, card_number: '4111-1111-1111-1111' }).card_number).toBe('4111111111111111');
  });

  it('is good to the end of its month where the player is, though it is over in UTC', () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo');
    expect(isExpired('11/26', monthOf(Date.parse('2026-12-01T02:59:59Z')))).toBe(false);
    expect(isExpired('11/26', monthOf(Date.parse('2026-12-01T03:00:00Z')))).toBe(true);
  });

  it('is good to the end of its month', () => {
    expect(isExpired('12/25', '2026-01')).toBe(true);
    expect(isExpired('01/26', '2026-01')).toBe(false);
  });
});

describe('the check digit', () => {
  it('is one of ten, and detects every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{14}$/),
        fc.nat(15),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, by) => {
          const valid = Array.from({ length: 10 }, (_, check) => `${digits}${check}`).filter(isCardNumber);
          expect(valid).toHaveLength(1);
          const [card = ''] = valid;
          expect(
            isCardNumber(`${card.slice(0, place)}${(Number(card[place]) + by) % 10}${card.slice(place + 1)}`),
          ).toBe(false);
        },
      ),
    );
  });
});

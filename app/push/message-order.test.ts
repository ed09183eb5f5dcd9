import { expect, it } from 'vitest';
import { messageOrder } from './message-order.ts';
import { parseFrame } from './parse-frame.ts';

const orders = (...messages: readonly (readonly [id: number | undefined, balance?: string])[]) => {
  const orderOf = messageOrder();
  return messages.map(([id, balance = '1']) =>
    orderOf({ notifyType: 'SETTLE', balance, ...(id !== undefined && { id }) }),
  );
};

it('each message has a place among those of its connection', () => {
  expect(orders([undefined], [5], [6], [6], [5], [8], [7], [7, '2'], [undefined], [8], [9])).toEqual([
    'next',
    'next',
    'next',
    'again',
    'repeat',
    'ahead',
    'late',
    'late',
    'next',
    'repeat',
    'ahead',
  ]);
});

it('thirty-two messages are remembered, those that came last', () => {
  const many = Array.from({ length: 32 }, (_, at) => [at + 1] as const);
  expect(orders(...many, [1]).at(-1)).toBe('repeat');
  expect(orders(...many, [33], [1]).at(-1)).toBe('late');
  expect(orders(...many, [33], [2]).at(-1)).toBe('repeat');
  // A number that came again with other content is new again.
  expect(orders(...many, [1, '2'], [33], [1, '2']).at(-1)).toBe('repeat');
});

it('a frame is a message or a heartbeat of the contract, of at most 2,000 characters', () => {
  const message = { id: 1, notifyType: 'SETTLE', balance: '5' };
  const long = (length: number) => JSON.stringify(message).padEnd(length, ' ');
  expect(
    [long(0), long(2_000), long(2_001), '{"heartbeat":true}', '{"heartbeat":"x"}', '{', '{}', 7, undefined].map(
      parseFrame,
    ),
  ).toEqual([message, message, undefined, { heartbeat: true }, undefined, undefined, undefined, undefined, undefined]);
});

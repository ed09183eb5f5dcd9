import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { chatBegun, chatShown, chatSlice, messagesCame, messageWritten, sendingFailed } from './chat-slice.ts';

const message = (cursor: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${cursor}`,
  cursor,
  from: 'support',
  name: 'Mara',
  text: 'Hello',
  at: '2026-01-01T10:00:00.000Z',
  ...over,
});
const begun = chatSlice.reducer(undefined, chatBegun({ waiting: [], earlier: [] }));

describe('messages', () => {
  it('is in its order and counts once, however often and in whatever parts it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (parts) => {
        const state = parts.reduce(
          (before, cursors) => chatSlice.reducer(before, messagesCame(cursors.map((cursor) => message(cursor)))),
          begun,
        );
        const all = [...new Set(parts.flat())].toSorted((one, other) => one - other);
        expect(state.messages.map(({ cursor }) => cursor)).toEqual(all);
        expect(state.unread).toBe(all.length);
      }),
    );
  });

  it('is read where the chat is shown', () => {
    const shown = chatSlice.reducer(chatSlice.reducer(begun, messagesCame([message(1)])), chatShown(true));
    expect(shown.unread).toBe(0);
    expect(chatSlice.reducer(shown, messagesCame([message(2)])).unread).toBe(0);
    const closed = chatSlice.reducer(shown, chatShown(false));
    expect(chatSlice.reducer(closed, messagesCame([message(2), message(3, { from: 'player' })])).unread).toBe(1);
  });
});

describe('waiting messages', () => {
  const waiting = ['first-ref', 'other-ref'].reduce(
    (state, ref) => chatSlice.reducer(state, messageWritten({ ref, text: 'Same words' })),
    begun,
  );

  it('is done when it is confirmed by its ref, even after it was given up', () => {
    const failed = chatSlice.reducer(waiting, sendingFailed('other-ref'));
    const next = chatSlice.reducer(failed, messagesCame([message(5, { from: 'player', ref: 'other-ref' })]));
    expect(next.waiting).toEqual([{ ref: 'first-ref', text: 'Same words' }]);
  });

  it('is matched by text if the upstream returns no refs, one message each', () => {
    const own = message(5, { from: 'player', text: 'Same words' });
    const next = chatSlice.reducer(waiting, messagesCame([own, own]));
    expect(next.waiting.map(({ ref }) => ref)).toEqual(['other-ref']);
  });

  it('is not done by a message of support', () => {
    expect(chatSlice.reducer(waiting, messagesCame([message(5, { text: 'Same words' })])).waiting).toHaveLength(2);
  });

  it('has an end', () => {
    const full = Array.from({ length: 30 }, (_, at) => `message-${at}`).reduce(
      (state, ref) => chatSlice.reducer(state, messageWritten({ ref, text: 'x' })),
      begun,
    );
    expect(full.waiting).toHaveLength(20);
  });
});

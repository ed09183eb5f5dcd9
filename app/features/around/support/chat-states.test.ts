// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { act, createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { pressKey } from '#app/test/markup/send.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { Chat } from './chat.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { WAITING_MAX } from './chat-queue.ts';
import { chatBegun, chatStatusChanged, messagesCame, messageWritten, selectChat, sendingFailed } from './chat-slice.ts';

const message = (id: string, over: Partial<ChatMessage>): ChatMessage => ({
  id,
  cursor: Number(id),
  from: 'support',
  name: 'Kim',
  text: `message ${id}`,
  at: '2026-03-14T11:00:00.000Z',
  ...over,
});
const FEW = [message('1', {}), message('2', { name: '' }), message('3', { from: 'player' })];

it('each state of the messages and of the field of the chat', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const { dispatch } = { dispatch: (action: never) => act(async () => void states.store.dispatch(action)) };
      const send = (action: unknown) => dispatch(action as never);
      Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { get: () => 700, configurable: true });
      await states.draw('connecting', h(ChatLog));
      expect(document.querySelector('[role="log"]')?.scrollTop).toBe(0);
      await send(chatStatusChanged('connected'));
      await states.note('no messages');
      await send(messageWritten({ ref: 'ref-1', text: 'first' }));
      await states.note('the first waits');
      expect(document.querySelector('[role="log"]')?.scrollTop).toBe(700);
      (document.querySelector('[role="log"]') as HTMLElement).scrollTop = 5;
      await send(sendingFailed('ref-1'));
      await states.note('it failed');
      expect(document.querySelector('[role="log"]')?.scrollTop).toBe(5);
      await states.press('Send again');
      await send(messagesCame(FEW));
      await states.note('messages came');
      expect(document.querySelector('[role="log"]')?.scrollTop).toBe(700);
      await send(chatBegun({ waiting: [], earlier: FEW.slice(0, 1) }));
      await states.note('messages of before the sign-in');
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');

      await states.draw('the field', h(ChatComposer));
      const field = screen.getByRole<HTMLTextAreaElement>('textbox');
      const write = (value: string) =>
        act(async () => {
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        });
      await write('  ');
      await pressKey('textarea', 'Enter');
      await states.note('spaces are not sent');
      await write(' hello ');
      for (const [key, init] of [
        ['a', {}],
        ['Enter', { shiftKey: true }],
        ['Enter', { isComposing: true }],
        ['Enter', {}],
      ] as const) {
        await pressKey('textarea', key, init);
        await states.note(`${key} ${JSON.stringify(init)} pressed: ${JSON.stringify(field.value)}`);
      }
      await write('again');
      await states.press('Send', 'sent by the button');
      for (let each = 3; each < WAITING_MAX; each += 1) await send(messageWritten({ ref: `r${each}`, text: 'x' }));
      await write('one more');
      await states.note('one fits');
      await send(messageWritten({ ref: 'last', text: 'x' }));
      await pressKey('textarea', 'Enter');
      await states.note(`it is full: ${JSON.stringify(field.value)}`);
    },
    `
    # connecting
    log "Connecting…"
    # no messages
    log "Write to us: we answer around the clock. Never tell anybody your password."
    # the first waits
    log "first Waiting to be sent"
    # it failed
    button "Send again"
    log "first Not sent Send again"
    # messages came
    log "Kim · Mar 14, 11:00 AM message 1 Support · Mar 14, 11:00 AM message 2 You · Mar 14, 11:00 AM message 3 first Waiting to be sent"
    # messages of before the sign-in
    log "Before you signed in Kim · Mar 14, 11:00 AM message 1"
    # the field
    "Your message"
    # spaces are not sent
    textbox "Your message" = "  "
    # a {} pressed: " hello "
    textbox "Your message" = " hello "
    button "Send"
    # one fits
    textbox "Your message" = "one more"
    # it is full: "one more"
    status "Your last messages have not been sent yet. Please wait for the line."
  `,
  );
});

it('answers are unread only while the chat is not shown', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.draw('the chat', h(Chat));
      const { store } = states;
      const chat = () => selectChat(store.getState());
      await act(async () => void store.dispatch(messagesCame(FEW)));
      expect([chat().isShown, chat().unread]).toEqual([true, 0]);
      await states.draw('another page', h('p', {}, 'Home'));
      await act(async () => void store.dispatch(messagesCame([message('4', {}), message('5', {})])));
      expect([chat().isShown, chat().unread]).toEqual([false, 2]);
    },
    `
    # the chat
    sends POST /sports/api/v1/messagesync {"cursor":0}
    sends POST /sports/api/v1/socket_ticket
    status "Connecting…"
    button "Send" [disabled]
    # another page
    "Home"
  `,
  );
});

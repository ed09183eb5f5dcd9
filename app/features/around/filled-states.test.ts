// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { api } from '#app/api/api.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
// What is lazy is there already, so that it is drawn at once.
import './games/launch/canvas-fingerprint.ts';
import '#app/safe-links/safe-html.ts';
import { Arcade } from './games/lobby/arcade.tsx';
import { GameCard } from './games/lobby/game-card.tsx';
import { GameList } from './games/lobby/game-list.tsx';
import { LiveGames } from './games/lobby/live-games.tsx';
import { Announcements } from './notices/announcements.tsx';
import { PrivateMessages } from './notices/private-messages.tsx';
import { PromotionPage } from './promotions/promotion-page.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { ChannelLink } from './support/channel-link.tsx';
import { ChatContacts } from './support/chat-contacts.tsx';
import { messagesCame } from './support/chat-slice.ts';
import { HelpArticles } from './support/help-articles.tsx';

const LATE = { answers: { '': 'none' } } as const;
const FAILS = { answers: { '': { status: 400 } } } as const;
const Title = ({ text }: { readonly text: string }) => h('h1', {}, text);
const GAME = { id: '1', name: 'Game', pic: 'https://games.example/1.png', rtp: '96.5' } as never;

it('each lobby whose games are closed, marked, searched or refused', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    const some = (over: object) =>
      ({ settings: () => ({ games: ['pgGames', 'noah', 'winfinity', 'cardGame', 'ngGame'], ...over }) }) as never;
    const notOpen = {
      pgGames: 'comingSoon',
      noah: 'underConstruction',
      winfinity: 'comingSoon',
      cardGame: 'comingSoon',
      ngGame: 'underConstruction',
    };
    await states.draw('an arcade that is not open', h(Arcade), some({ notOpen }));
    for (const only of ['pgGames', 'winfinity', 'cardGame', 'hkmarksix'])
      await states.draw(`an arcade of ${only}, not answered`, h(Arcade), {
        ...LATE,
        ...(some({ games: [only] }) as object),
      });
    await states.draw('an arcade whose lists fail', h(Arcade), {
      answers: { 'pg/game_list': { status: 400 }, 'language=en': { status: 400 } },
      ...(some({ games: ['pgGames', 'winfinity'] }) as object),
    });
    for (const profile of ['none', 'uk', 'br'] as const)
      for (const rtp of ['96.5', undefined])
        await states.draw(
          `a game with a return of ${rtp}, by the rules of ${profile}`,
          h(GameCard, {
            type: 'pgGame',
            game: { ...(GAME as object), rtp } as never,
            isMarked: rtp === undefined,
            onMark: () => undefined,
          }),
          { settings: () => ({ profile }) },
        );

    const list = h(GameList, { type: 'pgGame' });
    const shown = () =>
      [...document.querySelectorAll('[role="listitem"] .name')].map((each) => each.textContent).join(', ');
    await states.draw('games', list);
    await states.note(`shown: ${shown()}`);
    const stars = [...document.querySelectorAll<HTMLElement>('.star')];
    await act(async () => stars[0]?.click());
    await states.note('the first is marked');
    for (const chip of [...document.querySelectorAll<HTMLElement>('.chip')].slice(1, 4)) {
      await act(async () => chip.click());
      await states.note(`${chip.textContent}: ${shown()}`);
    }
    await states.press('All', 'all');
    await states.type(document.querySelector('label')?.textContent ?? '', 'zzzz');
    await states.note('nothing is found');
    for (const [name, options] of Object.entries({ late: LATE, empty: { answers: { '': 'empty' } } } as const)) {
      await states.draw(`games: ${name}`, list, options);
      await states.draw(`live games: ${name}`, h(LiveGames), options);
    }
    await states.drawAgain(h(LiveGames), {});
    const live = document.querySelector('ul button')?.textContent ?? '';
    for (const [name, answer] of Object.entries({
      'a break': { refused: 'excluded', detail: { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' } },
      closed: { refused: 'gameClosed' },
      failed: { status: 503 },
      'its address': { data: { data: 'https://games.example/live?a=1' } },
    } as const)) {
      states.answer({ '': answer as never });
      await states.press(live, `a live game: ${name}`);
    }
  });
  await expect(text).toMatchFileSnapshot(statesFile('around/lobbies'));
});

it('each notice, promotion and channel that is late, short or more than one page', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    const notice = (id: number) => ({ id: String(id), content: `notice ${id}`, at: '2026-03-14T12:00:00.000Z' });
    const page = (start: number) => `start=${start}&limit=20`;
    const two = { data: { total: 3, notices: [notice(1), notice(2)] } };
    for (const [name, answers] of Object.entries({
      late: { '': 'none' },
      empty: { '': 'empty' },
      'more, which are late': { 'start=2&limit=20': 'none', [page(0)]: two },
      'more, which fail': { 'start=2&limit=20': { status: 400 }, [page(0)]: two },
    }))
      await states.draw(`announcements: ${name}`, h(Announcements), { answers: answers as never });
    states.answer({ 'start=2&limit=20': { data: { total: 3, notices: [notice(3)] } } });
    await states.press('Try again', 'the rest is read again');

    const messages = h(PrivateMessages, { unread: 3 });
    await states.draw('messages', messages);
    states.answer(FAILS.answers);
    await act(async () => void states.store.dispatch(api.util.invalidateTags(['Texts'])));
    await states.note('they could not be read again');
    await states.draw('messages: late', messages, LATE);
    await states.draw('messages: none', messages, { answers: { '': 'empty' } });

    for (const [name, options] of Object.entries({ late: LATE, none: { answers: { '': 'empty' } } } as const)) {
      await states.draw(`promotions: ${name}`, h(Promotions), options);
      await states.draw(`a promotion: ${name}`, h(PromotionPage, { id: 'promo-1', Title }), options);
      await states.draw(`help: ${name}`, h(HelpArticles), options);
      await states.draw(`contacts: ${name}`, h(ChatContacts), options);
    }
    const ads = (await states.get('/sports/api/v1/ad')) as readonly { readonly id: string }[];
    for (const over of [
      { button: undefined },
      { from: undefined },
      { until: undefined },
      { url: '/promotions/promo-1' },
    ])
      await states.draw(
        `a promotion with ${Object.keys(over)} ${Object.values(over)}`,
        h(PromotionPage, { id: 'promo-1', Title }),
        {
          answers: { 'v1/ad': { data: ads.map((each) => (each.id === 'promo-1' ? { ...each, ...over } : each)) } },
        },
      );

    const message: ChatMessage = {
      id: '1',
      cursor: 1,
      from: 'support',
      name: 'Kim',
      text: 'hello',
      at: '2026-03-14T11:00:00.000Z',
    };
    const channels = (
      [
        { kind: 'chat' },
        { kind: 'email', address: 'help@operator.example' },
        { kind: 'phone', number: '+5511900000000' },
        { kind: 'link', name: 'Telegram', url: 'https://t.me/operator' },
      ] as const
    ).map((channel) => h(ChannelLink, { key: channel.kind, channel }));
    await states.draw('channels', channels);
    await act(async () => void states.store.dispatch(messagesCame([message])));
    await states.note('an unread message');
    await states.draw('contacts of a brand without any', h(ChatContacts), {
      ...FAILS,
      settings: () => ({ support: [] }),
    });
  });
  await expect(text).toMatchFileSnapshot(statesFile('around/notices'));
});

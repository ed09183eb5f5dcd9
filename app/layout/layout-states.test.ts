// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { overlayOpened, WALLET_TYPES } from '#app/store/overlay-slice.ts';
import { type Player, signedIn, signedOut } from '#app/store/session-slice.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/account/account/currency-menu.tsx';
import '#app/features/account/protection/index.ts';
import '#app/features/account/session/forms/session-forms.tsx';
import '#app/features/around/invite/index.ts';
import './invite-overlay.tsx';
import { messagesCame } from '#app/features/around/support/chat-slice.ts';
import '#app/features/around/support/index.ts';
import '#app/features/betting/my-bets/index.ts';
import '#app/features/betting/slip/slip-part.ts';
import '#app/features/betting/slip/placing/placing-slice.ts';
import './header-player.tsx';
import './literal.tsx';
import './wallet/wallet-pages.tsx';
import { FlagOverlays } from './flag-overlays.tsx';
import { Footer } from './footer/footer.tsx';
import { GameTabs } from './game-tabs.tsx';
import { Header } from './header.tsx';
import { HeaderTools } from './header-tools.tsx';
import { LanguageForm } from './language/language-form.tsx';
import { LanguagePicker } from './language/language-picker.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { Messages } from './messages/messages.tsx';
import { UnreadMessages } from './messages/unread-messages.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MobileNav } from './mobile-nav.tsx';
import { NewBuild } from './new-build.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageSlip } from './page-slip.tsx';
import { ProtectionSlot, SessionSlot } from './protection-slots.tsx';
import { Search } from './search/search.tsx';
import { SideNav } from './side-nav.tsx';
import { SlipBar } from './slip-bar.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { ToastHost } from './toast-host.tsx';
import { UserMenu } from './user-menu.tsx';
import { WalletFromAddress } from './wallet-from-address.tsx';
import { Watch } from './watch.tsx';
import { toastShown } from '#app/store/toast-slice.ts';
import { FRAME_AROUND_PAGES, NEWS_AT_SIGNIN, OVER_PAGES } from './layout-states.facts.ts';

const nothing = () => undefined;
const GUEST = { isPlayer: false };
const PHONE = { isPhone: true };

it('each state of the frame around the pages', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('the header', h(Header, { isDesktop: true }));
      await states.draw('the header of a guest', h(Header, { isDesktop: true }), GUEST);
      await states.explore('the header on a phone', h(Header, { isDesktop: false }), PHONE);
      await states.draw('the tools', h(HeaderTools));
      await states.draw('the navigation', h(SideNav), { address: '/sport/soccer' });
      await states.draw('the navigation on a phone', h(MobileNav), { ...PHONE, address: '/my-bets' });
      await states.draw('the navigation with an unread message', h(MobileNav), {
        ...PHONE,
        before: ({ dispatch }) =>
          void dispatch(
            messagesCame([
              { id: '1', cursor: 1, from: 'support', name: 'Kim', text: 'hello', at: '2026-03-14T11:00:00.000Z' },
            ]),
          ),
      });
      await states.explore('the menu on a phone', h(MobileMenu), PHONE);
      await states.draw('the menu', h(MenuEntries, {}));
      await states.draw('the menu of a guest', h(MenuEntries, {}), GUEST);
      await states.explore('the menu of the player', h(UserMenu));
      await states.draw('the footer', h(Footer));
      await states.draw('the games', h(GameTabs), { address: '/sport/soccer' });
      await states.draw('a toast that is there before its region', h(ToastHost), {
        before: ({ dispatch }) => void dispatch(toastShown({ kind: 'error', text: 'Not placed' } as never)),
      });
      await states.pass(0.2);
      await states.pass(10);
    },
    FRAME_AROUND_PAGES,
  );
});

it('each state of what is over the pages', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('languages', h(LanguageForm, { onDone: nothing }));
      await states.explore('the language', h(LanguagePicker));
      await states.draw('messages', h(Messages));
      await states.explore('unread messages', h(UnreadMessages, { isDesktop: true }));
      await states.draw('the search', h(Search));
      for (const wanted of ['al', 'zzz', 'dep']) {
        await states.type('Search sports, leagues, teams, games and pages', wanted);
        await states.note(`search for ${wanted}`);
      }
      for (const flag of ['menu', 'mybet', 'support', 'chat', 'invite'])
        await states.draw(`flag ${flag}`, h(FlagOverlays, { isDesktop: true }), { address: `/?${flag}=true` });
      for (const overlay of [
        { kind: 'signIn' },
        { kind: 'language' },
        { kind: 'slip' },
        ...WALLET_TYPES.map((type) => ({ kind: 'wallet', type }) as const),
      ] as const)
        await states.draw(
          `overlay ${JSON.stringify(overlay)}`,
          h(OverlayHost, { isDesktop: overlay.kind !== 'slip' }),
          {
            isPhone: overlay.kind === 'slip',
            before: ({ dispatch }) => void dispatch(overlayOpened(overlay)),
          },
        );
      await states.draw('the wallet of a guest', h(OverlayHost, { isDesktop: true }), {
        ...GUEST,
        before: ({ dispatch }) => void dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' })),
      });
      await states.draw(
        'the wallet of an address',
        [h(WalletFromAddress, { key: 1 }), h(OverlayHost, { key: 2, isDesktop: true })],
        { address: '/?wallet=withdraw' },
      );
      await states.draw('a new build', h(NewBuild));
      await states.draw('the watch', h(Watch));
      await states.explore('the slip in a sheet', h(SlipSheet, { shape: 'sheet' }), PHONE);
      await states.draw('the bar of the slip', h(SlipBar), PHONE);
      await states.draw('the slip of a page', h(PageSlip, { kind: 'sports', layout: 'panel' } as never));
      await states.draw('no session', [h(SessionSlot, { key: 1 }), h(ProtectionSlot, { key: 2 })], GUEST);
    },
    OVER_PAGES,
  );
});

it('each state of the news at a sign-in', async () => {
  await statesOf(
    { profile: 'uk', notesOverlays: true },
    async (states) => {
      const slot = h(ProtectionSlot);
      await states.draw('a player who was signed in before', slot);
      const player = states.store.getState().session.player as Player;
      await act(async () => void states.store.dispatch(signedOut({ because: 'left' })));
      await states.note('signed out');
      await act(async () => void states.store.dispatch(signedIn(player)));
      await states.note('signed in again');
      await states.press('Understood');
      await states.draw('a guest', slot, GUEST);
      await act(async () => void states.store.dispatch(signedIn(player)));
      await states.note('the guest signed in');
    },
    NEWS_AT_SIGNIN,
  );
});

// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import '#app/safe-links/safe-html.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { Announcements } from '#app/features/around/notices/announcements.tsx';
import { PrivateMessages } from '#app/features/around/notices/private-messages.tsx';
import { Invite } from '#app/features/around/invite/invite.tsx';
import { DownloadBanner } from '#app/features/around/promotions/download-banner.tsx';
import { PromotionPage } from '#app/features/around/promotions/promotion-page.tsx';
import { PromotionTiles } from '#app/features/around/promotions/promotion-tiles.tsx';
import { Promotions } from '#app/features/around/promotions/promotions.tsx';
import { Chat } from './chat.tsx';
import { HelpArticles } from './help-articles.tsx';
import { Support } from './support.tsx';

const Title = ({ text }: { readonly text: string }) => h('h1', {}, text);
const LATE = { answers: { '': 'none' } } as const;

it('each state of promotions, notices and invitations', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('promotions', h(Promotions));
      await states.draw('promotions that are late', h(Promotions), LATE);
      await states.draw('tiles', h(PromotionTiles));
      for (const id of ['promo-1', 'promo-2']) await states.draw('a promotion', h(PromotionPage, { id, Title }));
      await states.draw('a promotion that is none', h(PromotionPage, { id: 'none', Title }));
      await states.explore('the download', h(DownloadBanner), { isPhone: true });
      await states.explore('announcements', h(Announcements));
      await states.explore('private messages', h(PrivateMessages, { unread: 2 }));
      await states.explore('an invitation', h(Invite));
      const saved: unknown[] = [];
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
        saved.push(this.download);
      });
      await states.drawAgain(h(Invite), {});
      await states.press('Download as a picture', 'the code was saved');
      vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null));
      await states.press('Download as a picture', 'it could not be saved');
      expect(saved).toEqual(['harborlight-R000001.png']);
    },
    `
    # promotions
    link "A reward every day"
    link "Accumulators and systems"
    link "Bring a friend"
    link "Every ball of the cricket"
    # promotions that are late
    status "Loading promotions"
    # tiles
    region "Promotions"
    # a promotion
    "From February 28, 2026 to June 12, 2026"
    "An accumulator wins when all of its selections win. A void selection counts with odds of 1."
    heading "Accumulators and systems"
    "Combine selections of several matches: in an accumulator their odds multiply."
    # a promotion that is none
    heading "Promotion not found"
    "This promotion has ended or never existed."
    # the download
    heading "Take us along"
    link "Download"
    button "Do not show this again"
    region "Take us along"
    # announcements
    "March 13, 2026"
    "March 12, 2026"
    "March 11, 2026"
    "March 10, 2026"
    # private messages
    status "2 unread messages"
    disclosure "Welcome New Mar 14, 2026, 12:00 PM"
    "Your account is ready."
    disclosure "Verify your e-mail New Mar 14, 2026, 12:00 PM"
    # an invitation
    "R000001"
    "http://localhost:3000/registration?inviteCode=R000001"
    "Friends who register with your code are counted as yours."
    "demo-player"
    # it could not be saved
    status "The picture could not be made."
    # announcements: nothing in its lists
    "There are no announcements."
    # announcements: refused
    alert "The announcements could not be loaded. Try again"
    button "Try again"
    # announcements: not answered
    status "Loading announcements"
    # announcements: a guest
    "March 9, 2026"
    "March 8, 2026"
    # private messages: nothing in its lists
    "You have no messages."
    # private messages: refused
    alert "Your messages could not be loaded. Try again"
    # private messages: not answered
    status "Loading your messages"
    # private messages: a phone
    disclosure "Welcome Mar 14, 2026, 12:00 PM"
    disclosure "Verify your e-mail Mar 14, 2026, 12:00 PM"
    # an invitation: nothing in its lists
    button "Download as a picture"
    "Your invite code"
    # an invitation: refused
    alert "Your code could not be loaded. Try again"
    # an invitation: not answered
    status "Loading"
    # an invitation: a phone
    button "Copy the code"
    "Link to the registration"
  `,
  );
});

it('each state of the support', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('the chat', h(Chat));
      await states.explore('the support', h(Support));
      await states.explore('help', h(HelpArticles));
    },
    `
    # the chat
    sends POST /sports/api/v1/messagesync {"cursor":0}
    sends POST /sports/api/v1/socket_ticket
    status "Connecting…"
    button "Send" [disabled]
    # the support
    "We answer around the clock. Have your user name at hand; never tell anybody your password."
    link "Live chat"
    link "Telegram t.me"
    link "E-mail help@demo.test"
    # help
    heading "Help by topic"
    disclosure "Use the slip"
    "Tap odds to put a selection on your slip. With several selections you can place singles, an accumulator or a system. The slip shows the total stake and the possible payout before you confirm."
    disclosure "When odds change"
    # the chat: nothing in its lists
    sends POST /sports/api/v1/messagesync {"cursor":0}
    sends POST /sports/api/v1/socket_ticket
    # the chat: refused
    sends POST /otherChat/otherChatToken/getChatToken
    status "Not connected. What you write is kept and sent as soon as the line is back."
    # the chat: not answered
    log "Connecting…"
    # the chat: a guest
    sends POST /otherChat/otherChatToken/getNonLoginToken
    # the chat: a phone
    sends POST /sports/api/v1/messagesync {"cursor":0}
    sends POST /sports/api/v1/socket_ticket
    # the support: nothing in its lists
    "Is betting no longer fun?"
    link "Set limits or take a break"
    # the support: refused
    alert "Further ways to reach us could not be loaded. Try again"
    # help: a guest
    "Odds can change until your bet is accepted. The slip marks each change and asks you first. Under Slip settings you can accept better odds or all odds."
    disclosure "Cash out a bet"
  `,
  );
});

it('support without a chat promises no hours', () =>
  statesOf({}, async (states) => {
    await states.draw('the support', h(Support), {
      settings: ({ features }) => ({ features: { ...features, chat: false } }),
    });
    states.shows('link "E-mail help@demo.test"');
    states.lacks('around the clock', 'Live chat');
  }));

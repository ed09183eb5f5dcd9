// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import '#app/safe-links/safe-html.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
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
  const text = await statesOf({ notesOverlays: true }, async (states) => {
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
  });
  await expect(text).toMatchFileSnapshot(statesFile('around/around'));
});

it('each state of the support', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    await states.explore('the chat', h(Chat));
    await states.explore('the support', h(Support));
    await states.explore('help', h(HelpArticles));
  });
  await expect(text).toMatchFileSnapshot(statesFile('around/support'));
});

// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { send } from '#app/test/markup/send.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { Marquee } from './marquee.tsx';

const pointer = (type: string, pointerType: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });

it('each state of what moves', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const banners = h(BannerCarousel, { hero: h('a', { href: '/' }, 'hero') });
      await states.draw('the banners', banners);
      for (const type of ['mouse', 'touch']) {
        await send('section', pointer('pointerover', type));
        await states.pass(10);
      }
      await send('section', pointer('pointerover', 'mouse'));
      await send('section', pointer('pointerout', 'mouse'));
      await states.pass(10);
      await send('section a', new FocusEvent('focusin', { bubbles: true }));
      await states.pass(10);
      await send(
        'section a',
        new FocusEvent('focusout', { bubbles: true, relatedTarget: document.querySelector('section button') }),
      );
      await states.pass(10);
      await send('section a', new FocusEvent('focusout', { bubbles: true }));
      await states.pass(10);
      await states.press('Pause', 'stopped');
      await states.pass(10);
      await states.press('Play', 'playing');
      await states.press('Next', 'the next');
      await states.press('Previous', 'the one before');
      await states.draw('the news', h(Marquee));
      await states.press('Pause', 'the news stand still');
      await states.press('Play', 'the news move');
    },
    `
    # the banners
    link "hero"
    link "Football every hour"
    link "Six Mark Six lotteries"
    link "A reward every day"
    # stopped
    button "Play the banners"
    # playing
    button "Pause the banners"
    # the news
    "Withdrawals now arrive within the hour."
    "A message is waiting for every new account."
    "The help pages answer what is asked most."
    button "Pause the announcements"
    # the news stand still
    button "Play the announcements"
  `,
  );
});

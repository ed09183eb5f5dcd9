// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen } from '@testing-library/react';
import { createElement as h } from 'react';
import { describe, expect, it } from 'vitest';
import { send } from '#app/test/markup/send.ts';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { Marquee } from './marquee.tsx';

const pointer = (type: string, pointerType: string) =>
  Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType });
const focus = (type: string, relatedTarget: Element | null = null) =>
  send('section a', new FocusEvent(type, { bubbles: true, relatedTarget }));

/** Which banner of how many is shown. */
const place = () => /\d+ \/ \d+/.exec(document.body.textContent ?? '')?.[0];

/** With six banners, of which the first is shown. */
const withBanners = (walk: (states: States) => Promise<void>) =>
  statesOf({}, async (states) => {
    await states.draw('the banners', h(BannerCarousel, { hero: h('a', { href: '/' }, 'hero') }));
    expect(place()).toBe('1 / 6');
    await walk(states);
  });

describe('the banners', () => {
  it('go on every five seconds, from the last to the first', () =>
    withBanners(async (states) => {
      const seen: unknown[] = [];
      for (let at = 0; at < 6; at += 1) {
        await states.pass(5);
        seen.push(place());
      }
      expect(seen).toEqual(['2 / 6', '3 / 6', '4 / 6', '5 / 6', '6 / 6', '1 / 6']);
    }));

  it('stand still under a mouse, until it leaves', () =>
    withBanners(async (states) => {
      await send('section', pointer('pointerover', 'mouse'));
      await states.pass(10);
      expect(place()).toBe('1 / 6');
      await send('section', pointer('pointerout', 'mouse'));
      await states.pass(5);
      expect(place()).toBe('2 / 6');
    }));

  it('go on under a finger, which never leaves', () =>
    withBanners(async (states) => {
      await send('section', pointer('pointerover', 'touch'));
      await states.pass(5);
      expect(place()).toBe('2 / 6');
    }));

  it('stand still while the focus is anywhere in them', () =>
    withBanners(async (states) => {
      await focus('focusin');
      await states.pass(10);
      await focus('focusout', screen.getByRole('button', { name: 'Next banner' }));
      await states.pass(10);
      expect(place()).toBe('1 / 6');
      await focus('focusout');
      await states.pass(5);
      expect(place()).toBe('2 / 6');
    }));

  it('stand still from Pause to Play', () =>
    withBanners(async (states) => {
      await states.press('Pause the banners');
      await states.pass(10);
      expect(place()).toBe('1 / 6');
      await states.press('Play the banners');
      states.shows('button "Pause the banners"');
      await states.pass(5);
      expect(place()).toBe('2 / 6');
    }));

  // As they are from the start under reduced motion: what loads then is not announced.
  it('stopped, announce nothing but what the player moves on to', () =>
    withBanners(async (states) => {
      const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
      await states.press('Pause the banners');
      expect(live()).toBe('off');
      await states.press('Next banner');
      expect([place(), live()]).toEqual(['2 / 6', 'polite']);
    }));

  it('go on and back by a press', () =>
    withBanners(async (states) => {
      await states.press('Next banner');
      expect(place()).toBe('2 / 6');
      await states.press('Previous banner');
      await states.press('Previous banner');
      expect(place()).toBe('6 / 6');
    }));
});

it('the news stand still from Pause to Play', () =>
  statesOf({}, async (states) => {
    const isPaused = () => document.querySelector('[data-paused]') !== null;
    await states.draw('the news', h(Marquee));
    expect(isPaused()).toBe(false);
    await states.press('Pause the announcements');
    states.shows('button "Play the announcements"');
    expect(isPaused()).toBe(true);
    await states.press('Play the announcements');
    states.shows('button "Pause the announcements"');
    expect(isPaused()).toBe(false);
  }));

// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/betting/slip/slip-part.ts';
import './around/home-sections.tsx';
import '#app/features/betting/how-to/index.ts';
import './region-notice.tsx';
import { paths } from '#app/paths.ts';
import { AgreementRoute } from './account/agreement.tsx';
import { HomeRoute } from './around/home.tsx';
import { Failed } from './failed.tsx';
import { PageRoute } from './page.tsx';

const GUEST = { isPlayer: false };
const NOTHING = { sports: [], games: [], walletGames: [] };

it.each([
  ['faq', 'Questions and answers', '"Licence EGB/2025/0117, Example Gaming Board"'],
  ['rules', undefined, '"A single pays at most 10,200.00 USDT."'],
  ['fairness', 'Fairness', 'heading "Odds change only with your consent"'],
  ['aml', 'Anti-money laundering', 'heading "Which documents we need"'],
  ['self-exclusion', 'Self-exclusion', 'heading "It takes effect at once"'],
  ['gamble-aware', 'Safer gambling', 'heading "Signs to look out for"'],
  ['terms', 'Terms and conditions', 'heading "Deposits and withdrawals"'],
  ['privacy', 'Privacy policy', 'heading "What is sent"'],
])('the text %s has its heading and its words', (page, heading, fact) =>
  statesOf({}, async (states) => {
    await states.draw(page, h(PageRoute), { path: paths.page, address: `/pages/${page}` });
    states.shows(fact, ...(heading === undefined ? [] : [`heading "${heading}"`]));
  }),
);

it('the rules name the most selections of each sport, and what a single pays at most', () =>
  statesOf({}, async (states) => {
    await states.draw('rules', h(PageRoute), { path: paths.page, address: '/pages/rules' });
    states.shows(
      '"Soccer: up to 15 matches in every market."',
      '"Basketball: up to 15 matches in every market."',
      '"BD soccer: at most Correct score 3, Total goals 6, Half time / full time 6, and Goals and parity 6."',
    );
  }));

it('texts name the operator, its licence and where documents go', () =>
  statesOf({}, async (states) => {
    await states.draw('faq', h(PageRoute), { path: paths.page, address: '/pages/faq' });
    states.shows('"Operated by Harborlight Interactive B.V., Havenkade 12, 1000 AA Example City."');
    await states.draw('aml', h(PageRoute), { path: paths.page, address: '/pages/aml' });
    expect(states.text()).toContain('legal@harborlight.example');
  }));

it('the agreement says who may play', () =>
  statesOf({}, async (states) => {
    await states.draw('the agreement', h(AgreementRoute), { address: '/agreement' });
    states.shows('heading "Player agreement"', 'heading "Who may play"');
    expect(states.text()).toContain('You must be at least 18 years old');
  }));

it('the home page has matches that can be bet on', () =>
  statesOf({}, async (states) => {
    await states.draw('home', h(HomeRoute), GUEST);
    states.shows(
      'heading "Welcome to Harborlight"',
      'link "65′ 2nd half Round-the-World Club Cup Puerto Sol 2 Halcyon 0"',
    );
  }));

it.each([
  ['nothing', NOTHING, ['link "Create your account"', 'link "Bring a friend"', 'group "1 of 3"'], 'View all'],
  ['games alone', { ...NOTHING, games: ['pgGames'] }, ['link "View all: PG Games"', 'link "Jade Temple"'], 'Mark Six'],
  [
    'a lottery alone',
    { ...NOTHING, games: ['hkmarksix'] },
    ['link "Hong Kong Mark Six Closes in 1:15:00"', 'link "Six Mark Six lotteries"'],
    'PG Games',
  ],
])('the home page of a brand with %s has that, and nothing else', (_, offered, facts, other) =>
  statesOf({}, async (states) => {
    await states.draw('home', h(HomeRoute), { settings: () => offered as never, ...GUEST });
    states.shows(...facts);
    states.lacks(other, 'Puerto Sol');
  }),
);

it('the home page of a brand has the blocks that it chose', () =>
  statesOf({}, async (states) => {
    await states.draw('hero and banners', h(HomeRoute), {
      settings: ({ layout }) => ({ layout: { ...layout, home: ['hero', 'banners'] } }) as never,
    });
    states.shows('link "All matches"', 'link "Football every hour"', 'group "1 of 6"');
    states.lacks('Puerto Sol', 'Jade Temple');
  }));

it('a page that failed says so, and offers to try again or to go home', () =>
  statesOf({}, async (states) => {
    await states.draw('failed', h(Failed, { title: 'Title', text: 'Text', retry: 'Again', goHome: 'Home' }));
    states.shows('alert "Title Text Again Home"', 'heading "Title"', 'button "Again"', 'link "Home"');
  }));

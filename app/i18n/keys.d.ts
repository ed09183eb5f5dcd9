import type bets from '#app/locales/en/bets.json';
import type markets from '#app/locales/en/markets.json';
import type pages from '#app/locales/en/pages.json';
import type session from '#app/locales/en/session.json';
import type home from '#app/locales/en/home.json';
import type notices from '#app/locales/en/notices.json';
import type promotions from '#app/locales/en/promotions.json';
import type shell from '#app/locales/en/shell.json';
import type slip from '#app/locales/en/slip.json';
import type sports from '#app/locales/en/sports.json';

declare module 'i18next' {
  /** Keys are typed from English: a key that is not there does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      promotions: typeof promotions;
      notices: typeof notices;
      home: typeof home;
      pages: typeof pages;
      session: typeof session;
      sports: typeof sports;
      slip: typeof slip;
      markets: typeof markets;
      bets: typeof bets;
    };
  }
}

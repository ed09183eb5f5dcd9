import type bets from '#app/locales/en/bets.json';
import type markets from '#app/locales/en/markets.json';
import type footer from '#app/locales/en/footer.json';
import type invite from '#app/locales/en/invite.json';
import type menu from '#app/locales/en/menu.json';
import type pages from '#app/locales/en/pages.json';
import type lottery from '#app/locales/en/lottery.json';
import type racing from '#app/locales/en/racing.json';
import type session from '#app/locales/en/session.json';
import type shell from '#app/locales/en/shell.json';
import type slip from '#app/locales/en/slip.json';
import type sports from '#app/locales/en/sports.json';
import type wallet from '#app/locales/en/wallet.json';
import type support from '#app/locales/en/support.json';

declare module 'i18next' {
  /** Keys are typed from English: a key that is not there does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      footer: typeof footer;
      invite: typeof invite;
      menu: typeof menu;
      support: typeof support;
      pages: typeof pages;
      session: typeof session;
      sports: typeof sports;
      slip: typeof slip;
      markets: typeof markets;
      bets: typeof bets;
      wallet: typeof wallet;
      lottery: typeof lottery;
      racing: typeof racing;
    };
  }
}

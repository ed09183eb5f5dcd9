import type bets from '#app/locales/en/bets.json';
import type cricket from '#app/locales/en/cricket.json';
import type chat from '#app/locales/en/chat.json';
import type footer from '#app/locales/en/footer.json';
import type games from '#app/locales/en/games.json';
import type home from '#app/locales/en/home.json';
import type house from '#app/locales/en/house.json';
import type howto from '#app/locales/en/howto.json';
import type invite from '#app/locales/en/invite.json';
import type lottery from '#app/locales/en/lottery.json';
import type markets from '#app/locales/en/markets.json';
import type menu from '#app/locales/en/menu.json';
import type notices from '#app/locales/en/notices.json';
import type pageAgreement from '#app/locales/en/page-agreement.json';
import type pageAml from '#app/locales/en/page-aml.json';
import type pageFairness from '#app/locales/en/page-fairness.json';
import type pageFaq from '#app/locales/en/page-faq.json';
import type pageGambleAware from '#app/locales/en/page-gamble-aware.json';
import type pagePrivacy from '#app/locales/en/page-privacy.json';
import type pageRules from '#app/locales/en/page-rules.json';
import type pageSelfExclusion from '#app/locales/en/page-self-exclusion.json';
import type pageTerms from '#app/locales/en/page-terms.json';
import type pages from '#app/locales/en/pages.json';
import type profile from '#app/locales/en/profile.json';
import type promotions from '#app/locales/en/promotions.json';
import type protection from '#app/locales/en/protection.json';
import type racing from '#app/locales/en/racing.json';
import type reports from '#app/locales/en/reports.json';
import type results from '#app/locales/en/results.json';
import type session from '#app/locales/en/session.json';
import type shell from '#app/locales/en/shell.json';
import type slip from '#app/locales/en/slip.json';
import type sports from '#app/locales/en/sports.json';
import type support from '#app/locales/en/support.json';
import type wallet from '#app/locales/en/wallet.json';

declare module 'i18next' {
  /** Keys are typed from English: an unknown key does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      bets: typeof bets;
      cricket: typeof cricket;
      chat: typeof chat;
      footer: typeof footer;
      games: typeof games;
      home: typeof home;
      house: typeof house;
      howto: typeof howto;
      invite: typeof invite;
      lottery: typeof lottery;
      markets: typeof markets;
      menu: typeof menu;
      notices: typeof notices;
      'page-agreement': typeof pageAgreement;
      'page-aml': typeof pageAml;
      'page-fairness': typeof pageFairness;
      'page-faq': typeof pageFaq;
      'page-gamble-aware': typeof pageGambleAware;
      'page-privacy': typeof pagePrivacy;
      'page-rules': typeof pageRules;
      'page-self-exclusion': typeof pageSelfExclusion;
      'page-terms': typeof pageTerms;
      pages: typeof pages;
      profile: typeof profile;
      promotions: typeof promotions;
      protection: typeof protection;
      racing: typeof racing;
      reports: typeof reports;
      results: typeof results;
      session: typeof session;
      shell: typeof shell;
      slip: typeof slip;
      sports: typeof sports;
      support: typeof support;
      wallet: typeof wallet;
    };
  }
}

import type { Profile } from '#contract/brand';

export interface ProtectionRow {
  /** As tests name it: `describe('protection: <name>')`. */
  readonly name: string;
  readonly rule: string;
  readonly profiles: readonly Exclude<Profile, 'none'>[];
  /** In docs/pictures/protection. */
  readonly picture?: string;
}

/** The table of the design, row by row; what each asks for, and of which jurisdictions. */
export const PROTECTION_ROWS: readonly ProtectionRow[] = [
  {
    name: 'balance in view',
    rule: 'Balance in account currency on every page that bets or moves money',
    profiles: ['uk', 'br'],
    picture: 'in-play-uk-mobile.png',
  },
  {
    name: 'history',
    rule: 'History of 3 months in the app, 12 on request; the win or loss of the period first',
    profiles: ['uk', 'br'],
    picture: 'history-uk-mobile.png',
  },
  {
    name: 'net deposits',
    rule: 'Lifetime net deposits with their start date',
    profiles: ['uk'],
    picture: 'net-deposits-uk-mobile.png',
  },
  {
    name: 'odds changes',
    rule: 'The player chooses whether odds changes are accepted; the default is none',
    profiles: ['uk', 'br'],
    picture: 'odds-changes-uk-mobile.png',
  },
  {
    name: 'time, session, net position, reality check',
    rule: 'Local time, session time and net position in view, also in a game; a reality check to be acknowledged',
    profiles: ['uk', 'br'],
    picture: 'reality-check-en-mobile.png',
  },
  {
    name: 'limits',
    rule: 'Deposit, loss, stake and time limits for 24 hours, 7 days, a month; lower at once, higher after 24 hours; refused with the number; br: mandatory, at registration',
    profiles: ['uk', 'br'],
    picture: 'limits-en-mobile.png',
  },
  {
    name: 'time-out and self-exclusion',
    rule: 'At once, no undo; no bets, no deposits, withdrawals work; br: link to the central register',
    profiles: ['uk', 'br'],
    picture: 'exclusion-en-mobile.png',
  },
  { name: 'no cancelling of a withdrawal', rule: 'No way to cancel a requested withdrawal', profiles: ['uk'] },
  {
    name: 'no celebration of a return not above the stake',
    rule: 'No win celebration for a return not above the stake',
    profiles: ['uk'],
  },
  {
    name: 'age',
    rule: '18 or over: the date of birth is checked, not only ticked; br: and the CPF',
    profiles: ['uk', 'br'],
    picture: 'registration-en-mobile.png',
  },
  {
    name: 'warning of dependency and loss',
    rule: 'At registration and at each sign-in',
    profiles: ['br'],
    picture: 'registration-pt-mobile.png',
  },
  {
    name: 'no bonus, check-in, crypto, transfer',
    rule: 'No sign-up bonus, no check-in reward, no crypto, no transfer between players; br: no card either',
    profiles: ['uk', 'br'],
    picture: 'methods-br-mobile.png',
  },
  {
    name: 'debit cards only',
    rule: 'Of cards only debit cards; a credit card is refused before anything is paid (licence condition 6.1.2)',
    profiles: ['uk'],
    picture: 'deposit-uk-mobile.png',
  },
  {
    name: 'return to player',
    rule: 'Shown for each game that states one',
    profiles: ['uk', 'br'],
    picture: 'return-to-player-uk-mobile.png',
  },
  { name: 'last sign-in', rule: 'Shown at sign-in', profiles: ['uk', 'br'], picture: 'sign-in-en-mobile.png' },
  {
    name: 'a deposit limit is offered',
    rule: 'At registration and in the deposit form, to a player without one (RTS 12A)',
    profiles: ['uk'],
    picture: 'deposit-uk-mobile.png',
  },
  {
    name: 'delay of matches in play',
    rule: 'Pages of matches in play say that pictures and scores are late (RTS 15A)',
    profiles: ['uk'],
    picture: 'in-play-uk-mobile.png',
  },
  {
    name: 'help, block lists, complaints',
    rule: 'Helplines, block lists, and who answers complaints: the dispute body (uk) or ombudsman (br) of the brand',
    profiles: ['uk', 'br'],
    picture: 'help-uk-mobile.png',
  },
  {
    name: 'tax on prizes',
    rule: 'What the tax is, and that the player pays it once a year (Law 14.790/2023, article 31; RFB Instruction 2.299/2025)',
    profiles: ['br'],
    picture: 'tax-br-mobile.png',
  },
];

/** A requirement of the specification in words of ours: its section, what does it, and the test that shows it. */
export interface Requirement {
  readonly section: number;
  readonly what: string;
  readonly file: string;
  readonly testFile: string;
  /** As the test's source has it. */
  readonly test: string;
}

const BOOK = 'simulator/domain/bets/book-rules.test.ts';
const ESTIMATE = 'engine/sports/estimate-under-rules.test.ts';
const RESULTS = 'app/routes/betting/bets-and-results.test.tsx';
const AVAILABILITY = 'app/features/around/availability/availability.test.ts';

/** The requirements that have been traced so far; the table says that it is not all of them. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    section: 2,
    what: 'Results of each sport, soccer first',
    file: 'app/routes/betting/results.tsx',
    testFile: RESULTS,
    test: '/results is soccer; the filters leave what fits, and a match shows its winners',
  },
  {
    section: 2,
    what: 'Results of cricket',
    file: 'app/features/betting/results/cricket-results.tsx',
    testFile: RESULTS,
    test: '/results/cricket has finished matches with the runs of both sides',
  },
  {
    section: 2,
    what: 'Results of the 365sports feed',
    file: 'app/features/betting/results/match-results.tsx',
    testFile: RESULTS,
    test: '/results/365sports has the matches of several sports',
  },
  {
    section: 2,
    what: 'Test pages get the token, and only in a brand that names them',
    file: 'app/routes/test-page.tsx',
    testFile: 'app/routes/test-page.test.tsx',
    test: 'only the framed page gets the token, when it asks, at its own origin',
  },
  {
    section: 4,
    what: 'Hidden games are left out, disabled ones have a list of their own',
    file: 'app/features/around/availability/availability.ts',
    testFile: AVAILABILITY,
    test: "sorts the upstream's games by status",
  },
  {
    section: 4,
    what: 'Cricket and PK10 can be switched off like any game',
    file: 'contract/entities/product-ids.ts',
    testFile: AVAILABILITY,
    test: 'of cricket and PK10 is as the upstream says once it lists them',
  },
  {
    section: 5,
    what: 'A bet from a closed region is stopped before it is sent',
    file: 'app/features/betting/slip/pricing/check-ticket.ts',
    testFile: 'app/features/betting/slip/pricing/summarise.test.ts',
    test: 'stops a bet from a closed region before it is sent',
  },
  {
    section: 5,
    what: 'The lobby says that a region is closed',
    file: 'app/routes/region-notice.tsx',
    testFile: 'app/routes/availability-gate.test.tsx',
    test: "says above the lobby that the game is not offered in the player's region",
  },
  {
    section: 5,
    what: 'Accumulators of 2 to 15 in soccer and basketball',
    file: 'engine/sports/fold-limits.ts',
    testFile: ESTIMATE,
    test: '%s: a line of 15 fits where the trade has 8, 6 or 4',
  },
  {
    section: 9,
    what: 'Caps of 10,200, 4,500 and 6,100, and 20 % withheld over 20,000',
    file: 'engine/sports/house-rules.ts',
    testFile: ESTIMATE,
    test: 'are those of the specification: lines of 2 to 15, three caps, 20 % over 20,000, 36 hours',
  },
  {
    section: 9,
    what: 'A bet is estimated and paid under the caps',
    file: 'simulator/rows/sports/place-bet.ts',
    testFile: BOOK,
    test: 'cap a line and withhold from a prize: the bet says so, is estimated so, and paid so',
  },
  {
    section: 9,
    what: 'A match postponed by more than 36 hours is void',
    file: 'simulator/domain/sports/override-match.ts',
    testFile: BOOK,
    test: 'void a match that is postponed by more hours than they allow, and no other',
  },
  {
    section: 9,
    what: 'Names 8-pick-2, 4-pick-3, 6-pick-4 and 4-pick-5',
    file: 'engine/sports/passes.ts',
    testFile: 'engine/sports/pick-names.test.ts',
    test: '%s of the rules text on %i matches is lines of %j',
  },
];

/** A retired word, and its replacement. */
export interface RetiredWord {
  readonly word: string;
  readonly pattern: RegExp;
  readonly instead: string;
  /** Contains the word: the pattern's canary. */
  readonly sample: string;
}

// Also matches identifiers such as `toldOf`, `useToldWords`, so it is anchored only at the beginning of a part.
const retired = (word: string, pattern: RegExp, instead: string, sample = word): RetiredWord => ({
  word,
  pattern,
  instead,
  sample,
});

export const RETIRED: readonly RetiredWord[] = [
  retired(
    'told',
    /(?<![a-z])told(?![a-z])|Told(?![a-z])|(?<![A-Z])TOLD(?![A-Z])/,
    'shown, reported, informed',
    'is told; toldOf; useToldWords; TOLD_WITHIN_MS',
  ),
  retired('tells', /(?<![a-z])tells(?![a-z])/i, 'shows, reports, says'),
  retired('mend', /(?<![a-z])mend(?:s|ed|ing)?(?![a-z])|Mend(?:s|ed|ing)?(?![a-z])/, 'fix', 'mended; mendSlip'),
  retired(
    'hold ... against',
    /\b(?:hold|holds|held|holding)\s+(?:\S+\s+){0,4}?against\b/i,
    'check against, compare with',
    'held against',
  ),
  retired('whoever', /\bwhoever\b/i, 'anyone who, the player who'),
  retired('as it went', /\bas it went\b/i, 'transcript'),
  retired('what is heard', /\bwhat (?:is|was) heard\b/i, 'the response, the messages'),
  retired('surroundings', /surroundings/i, 'context'),
  retired('misuse', /(?<![a-z])misuse(?![a-z])|Misuse(?![a-z])/, 'usage error'),
  retired('the one who', /\bthe one who\b/i, 'the player who, the guest who'),
  retired('wishes', /(?<![a-z])wish(?:es|ed)(?![a-z])/i, 'preferences, wants', 'wishes'),
  retired('for ever', /\bfor ever\b/i, 'forever, never ends'),
  retired('behind our back', /\bbehind (?:our|its|their|the \w+'s) backs?\b/i, 'without notice', 'behind our back'),
  retired('by heart', /\bby heart\b/i, 'stored'),
  retired('desk', /(?<![a-z])desk(?![a-z])|Desk(?![a-z])/, 'context', 'a desk; moneyDesk'),
  retired('taken back', /\b(?:taken|takes|took) back\b/i, 'reverted, undone', 'taken back'),
  retired('stands in', /\bstands in\b/i, 'is in'),
  retired('nobody', /\b[Nn]obody\b/, 'no one, nothing, unused'),
];

export interface RetiredUse {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

export const retiredIn = (text: string): readonly RetiredUse[] =>
  text.split('\n').flatMap((line, index) =>
    RETIRED.filter(({ pattern }) => pattern.test(line)).map(({ word, instead }) => ({
      line: index + 1,
      word,
      instead,
    })),
  );

import type { CellResult, Setup } from './run-press.ts';

export interface Wrongs {
  readonly doubled: boolean;
  /** Shown as accepted, and not there. */
  readonly lost: boolean;
  /** Shown as refused or not carried out, and there. */
  readonly failedThoughDone: boolean;
  /** Never certain, or not within a minute of the press. */
  readonly stuck: boolean;
  /** Doubled, and it was not reported to the player. */
  readonly unnoticed: boolean;
  /** The player was shown that it is there twice, or may be, and it is not. */
  readonly falselyTwice: boolean;
  /** One press used up more than one attempt of the payment password. */
  readonly counted: boolean;
}

const CERTAIN: ReadonlySet<string> = new Set(['accepted', 'refused', 'neverDone']);

const CERTAIN_WITHIN_S = 60;

/** What is wrong with a cell, by the books. */
export function wrongsOf({ shown, done, isShownTwice, isShownUnclear = false, failures, seconds }: CellResult): Wrongs {
  return {
    doubled: done > 1,
    lost: shown === 'accepted' && done === 0,
    failedThoughDone: shown !== 'accepted' && CERTAIN.has(shown) && done > 0,
    stuck: !CERTAIN.has(shown) || seconds > CERTAIN_WITHIN_S,
    unnoticed: done > 1 && !isShownTwice && !isShownUnclear,
    falselyTwice: done < 2 && (isShownTwice || isShownUnclear),
    counted: failures > 1,
  };
}

/**
 * Whether a cell is as it must be. An upstream without keys and without a gateway books what the browser delivers, and behind a gateway what
 * a hop delivers: there every double must be noticed, no other press may be called one, and nothing else may be wrong. Where the answer is lost as well, the gateway cannot say
 * which of two entries is the player's, and says that.
 */
export function isRight(setup: Pick<Setup, 'name' | 'isBehind'>, result: CellResult): boolean {
  if (setup.isBehind === true && result.shown === 'unknown') return result.done > 1;
  const { doubled, unnoticed, falselyTwice, counted, lost, failedThoughDone, stuck } = wrongsOf(result);
  if (lost || failedThoughDone || stuck || unnoticed || falselyTwice) return false;
  return setup.name === 'none' || setup.isBehind === true || (!doubled && !counted);
}

const WORDS: Readonly<Record<string, string>> = { accepted: 'done', neverDone: 'not done', refused: 'refused' };

export const DOUBLED = 'doubled, reported';
export const UNSURE = 'doubled, reported as possible';

/** What the table counts a cell as. */
export function wordOf(setup: Pick<Setup, 'name' | 'isBehind'>, result: CellResult): string {
  const { shown, done, failures, isShownTwice, isShownUnclear } = result;
  const attempts = failures > 1 ? `, ${failures} attempts` : '';
  if (!isRight(setup, result)) return `**WRONG** ${result.press}: ${shown} x${done}${attempts}`;
  const word = WORDS[shown] ?? shown;
  if (done > 1 && isShownTwice) return DOUBLED;
  return done > 1 && isShownUnclear === true ? UNSURE : `${word}${attempts}`;
}

import type { CellResult, Setup } from './run-press.ts';

export interface Wrongs {
  readonly doubled: boolean;
  /** Shown as accepted, and not there. */
  readonly lost: boolean;
  /** Shown as refused or not carried out, and there. */
  readonly failedThoughDone: boolean;
  /** Never certain. */
  readonly stuck: boolean;
  /** Doubled, and it was not reported to the player. */
  readonly unnoticed: boolean;
  /** One press used up more than one attempt of the payment password. */
  readonly counted: boolean;
}

const CERTAIN: ReadonlySet<string> = new Set(['accepted', 'refused', 'neverDone']);

/** What is wrong with a cell, by the books. */
export function wrongsOf({ shown, done, isShownTwice, failures }: CellResult): Wrongs {
  return {
    doubled: done > 1,
    lost: shown === 'accepted' && done === 0,
    failedThoughDone: shown !== 'accepted' && CERTAIN.has(shown) && done > 0,
    stuck: !CERTAIN.has(shown),
    unnoticed: done > 1 && !isShownTwice,
    counted: failures > 1,
  };
}

/**
 * Whether a cell is as it must be. An upstream without keys and without a gateway books what the browser delivers, and behind a gateway what
 * a hop delivers: there every double must be noticed, and nothing else may be wrong. Where the answer is lost as well, the gateway cannot say
 * which of two entries is the player's, and says that.
 */
export function isRight(setup: Pick<Setup, 'name' | 'isBehind'>, result: CellResult): boolean {
  if (setup.isBehind === true && result.shown === 'unknown') return result.done > 1;
  const { doubled, unnoticed, counted, lost, failedThoughDone, stuck } = wrongsOf(result);
  if (lost || failedThoughDone || stuck || unnoticed) return false;
  return setup.name === 'none' || setup.isBehind === true || (!doubled && !counted);
}

const WORDS: Readonly<Record<string, string>> = { accepted: 'done', neverDone: 'not done', refused: 'refused' };

export const DOUBLED = 'doubled, reported';

/** What the table counts a cell as. */
export function wordOf(setup: Pick<Setup, 'name' | 'isBehind'>, result: CellResult): string {
  const { shown, done, failures, isShownTwice } = result;
  const attempts = failures > 1 ? `, ${failures} attempts` : '';
  if (!isRight(setup, result)) return `**WRONG** ${result.press}: ${shown} x${done}${attempts}`;
  const word = WORDS[shown] ?? shown;
  return done > 1 && isShownTwice ? DOUBLED : `${word}${attempts}`;
}

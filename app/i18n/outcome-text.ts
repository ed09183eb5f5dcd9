import type { TFunction } from 'i18next';
import type { MarketKind } from '#contract/entities';

/** The parts of a label; a pick of the slip, of a bet or of a market has them. */
export interface LabelledPick {
  readonly market: MarketKind;
  readonly outcome: string;
  readonly home: string;
  readonly away: string;
  /** The handicap or the total, if the market has one. */
  readonly line?: string | undefined;
}

type Side = 'w' | 'd' | 'l';
type Text = TFunction<'markets'>;

/**
 * The outcome of any market of any game in the player's language.
 *
 * @example outcomeText(t, { market: 'goals', outcome: '7+', home: 'Calder Vale', away: 'Royal Aster' }) // '7 or more goals'
 */
export function outcomeText(t: Text, pick: LabelledPick): string {
  const { market, outcome, home, away, line = '' } = pick;
  switch (market) {
    case 'wl':
      return t(`wl.${side(outcome)}`, { home, away });
    case 'handicap':
      return t(`handicap.${side(outcome)}`, { home, away, line: signed(line), opposite: signed(opposite(line)) });
    case 'correct_score':
      return outcome.endsWith('_other') ? t(`other.${side(outcome)}`, { home, away }) : outcome;
    case 'goals':
      return outcome === '7+' ? t('goalsMost') : t('goals', { count: Number(outcome) });
    case 'half': {
      const name = (at: string) => t(`half.${side(at)}`, { home, away });
      return `${name(outcome)} / ${name(outcome.slice(1))}`;
    }
    case 'bs':
      return t(outcome === 'big' ? 'over' : 'under', { line });
    case 'mv': {
      const [team, points = ''] = outcome.split(' ');
      return t(points === '26+' ? 'marginMost' : 'margin', { team: team === 'home' ? home : away, points });
    }
    case 'up':
      return t(`up.${upOutcome(outcome)}`);
  }
}

/** Outcomes are named from the home side's view: `w`, `w_other` and `wd` begin with it. */
function side(outcome: string): Side {
  const first = outcome[0];
  return first === 'w' || first === 'd' ? first : 'l';
}

function upOutcome(outcome: string): 'ts' | 'td' | 'ds' | 'dd' {
  return outcome === 'ts' || outcome === 'td' || outcome === 'ds' ? outcome : 'dd';
}

/** A handicap as text with its sign. @example signed('1') // '+1' */
export function signed(line: string): string {
  return /^[\d.]*[1-9]/.test(line) ? `+${line}` : line.replace('-', '−');
}

/** The same handicap for the other side. @example opposite('-1') // '1' */
export function opposite(line: string): string {
  if (line.startsWith('-')) return line.slice(1);
  return /[1-9]/.test(line) ? `-${line.replace('+', '')}` : line;
}

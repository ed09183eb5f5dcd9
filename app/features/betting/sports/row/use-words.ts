import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filledTexts } from '#app/i18n/filled-texts.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';

/** Translations of a list, made once for all its rows: the hooks would cost more than the whole update of a button. */
export interface Words {
  readonly t: TFunction<['sports', 'markets']>;
  readonly language: string;
  readonly odds: (odds: string) => string;
  readonly outcome: ReturnType<typeof useOutcomeText>;
  /** The direction of a price in words: colour and arrow alone are not enough. */
  readonly moved: (direction: 'up' | 'down', was: string) => string;
}

/** Placeholder of the variable value in a text that is translated once. */
const HOLE = '\u0000';
/** Lists show a few thousand different prices. */
const MAX_STORED = 5_000;

/** A text with a placeholder that is filled often: interpolating each time costs ten times as much. */
export function fillable(text: (hole: string) => string): (filling: string) => string {
  const [before = '', after = ''] = text(HOLE).split(HOLE);
  return (filling) => before + filling + after;
}

function remembered(make: (key: string) => string): (key: string) => string {
  const made = new Map<string, string>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= MAX_STORED) made.clear();
    const text = make(key);
    made.set(key, text);
    return text;
  };
}

export function useWords(): Words {
  const { t: translate, i18n } = useTranslation(['sports', 'markets']);
  const oddsText = useOddsText();
  const outcome = useOutcomeText();
  const { language } = i18n;
  return useMemo(() => {
    const t = filledTexts(translate);
    const odds = remembered(oddsText);
    const up = fillable((was) => t('sports:moved.up', { was }));
    const down = fillable((was) => t('sports:moved.down', { was }));
    const moved = (direction: 'up' | 'down', was: string) => (direction === 'up' ? up : down)(odds(was));
    return { t, language, odds, outcome, moved };
  }, [translate, language, oddsText, outcome]);
}

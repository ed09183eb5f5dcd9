import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BALL_COUNT } from '#engine/marksix/balls.ts';
import { settleMarkSix } from '#engine/marksix/settle-mark-six.ts';
import type { Animal } from '#engine/marksix/zodiac.ts';
import { ExampleBets } from './example-bets.tsx';
import { ExampleChoice } from './example-choice.tsx';
import { markSixExample, SAMPLE_NUMBERS } from './mark-six-bets.ts';
import { Part } from './part.tsx';
import { useBetName } from './use-bet-name.ts';
import * as styles from './howto.module.css';

/** Numbers that are not drawn already. */
const SPECIALS = Array.from({ length: BALL_COUNT }, (_, index) => index + 1).filter(
  (ball) => !SAMPLE_NUMBERS.includes(ball),
);

/** A draw whose special number can be chosen, and what each kind of bet pays on it. */
export function MarkSixExample({ date, year }: { readonly date: string; readonly year: Animal }) {
  const { t } = useTranslation('howto');
  const betName = useBetName();
  const [special, setSpecial] = useState(27);
  return (
    <Part title={t('example.title')}>
      <p>{t('marksixText.hint', { numbers: SAMPLE_NUMBERS.join(', ') })}</p>
      <ExampleBets
        bets={markSixExample(year)}
        nameOf={betName}
        settle={(bet, currency) => {
          const { results, ...sums } = settleMarkSix([bet], { numbers: SAMPLE_NUMBERS, special }, date, currency);
          return { result: results[0] ?? 'lose', ...sums };
        }}
      >
        <ExampleChoice
          label={t('marksixText.special')}
          options={SPECIALS.map((ball) => ({ value: String(ball), text: String(ball) }))}
          chosen={String(special)}
          onChoose={(ball) => setSpecial(Number(ball))}
        />
      </ExampleBets>
      <p className={styles.muted}>{t('marksixText.deduction')}</p>
    </Part>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkSixGame } from '#contract/entities';
import {
  type Animal,
  ANIMALS,
  BALL_COUNT,
  ballAnimal,
  ballColor,
  type BallColor,
  MARK_SIX_KINDS,
  zodiacYear,
} from '#engine/lottery';
import { serverClock } from '#app/api/server-clock.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { upstreamDay } from '#app/i18n/upstream-day.ts';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Limits } from '#app/features/betting/how-to/parts/limits.tsx';
import { MarkSixExample } from './mark-six-example.tsx';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

const BALLS = Array.from({ length: BALL_COUNT }, (_, index) => index + 1);
const COLORS = ['red', 'blue', 'green'] as const satisfies readonly BallColor[];

/** Mark Six: the kinds of bets, the colours and animals of the year, and bets to try. */
export function MarkSixHowTo() {
  const { t } = useTranslation(['howto', 'lottery']);
  // Not the player's: a draw is settled by the day that the upstream writes.
  const [today] = useState(() => upstreamDay(serverClock.gameTime()));
  const year = yearOf(today);
  const { games } = useBrand();
  const game = MarkSixGame.options.find((each) => games.includes(each)) ?? 'hkmarksix';
  return (
    <>
      <Section title={t('howto:markets.title')}>
        <div className={styles.cards}>
          {MARK_SIX_KINDS.map((kind) => (
            <dl key={kind} className={styles.card}>
              <dt className={styles.cardTitle}>{t(`lottery:kind.${kind}`)}</dt>
              <dd>{t(`lottery:hint.${kind}`)}</dd>
            </dl>
          ))}
        </div>
      </Section>
      {year === undefined ? (
        <Notice kind="warning">{t('howto:marksixText.unknownYear')}</Notice>
      ) : (
        <MarkSixExample date={today} year={year} />
      )}
      <Section title={t('howto:marksixText.colors')}>
        {COLORS.map((color) => (
          <BallRow
            key={color}
            title={t(`lottery:color.${color}`)}
            balls={BALLS.filter((ball) => ballColor(ball) === color)}
          />
        ))}
      </Section>
      {year !== undefined && (
        <Section title={t('howto:marksixText.animals', { animal: t(`lottery:animal.${year}`) })}>
          <p>{t('howto:marksixText.turn')}</p>
          {ANIMALS.map((animal) => (
            <BallRow
              key={animal}
              title={t(`lottery:animal.${animal}`)}
              balls={BALLS.filter((ball) => ballAnimal(ball, year) === animal)}
            />
          ))}
        </Section>
      )}
      <Section title={t('howto:rules.title')}>
        <ul className={styles.rules}>
          <li>{t('howto:marksixText.tie')}</li>
          <li>{t('howto:marksixText.deduction')}</li>
          <li>{t('howto:rules.cut')}</li>
        </ul>
      </Section>
      <Limits game={game} hasMultiple={false} />
    </>
  );
}

/** Never a default animal: a year that is not in the table is shown as unknown. */
function yearOf(date: string): Animal | undefined {
  try {
    return zodiacYear(date);
  } catch {
    return undefined;
  }
}

function BallRow({ title, balls }: { readonly title: string; readonly balls: readonly number[] }) {
  return (
    <div className={styles.ballRow} role="group" aria-label={title}>
      <span className={styles.ballTitle} aria-hidden="true">
        {title}
      </span>
      <span className={stack.wrap1}>
        {balls.map((ball) => (
          <LotteryBall key={ball} size="small" number={ball} color={ballColor(ball)} name={String(ball)} />
        ))}
      </span>
    </div>
  );
}

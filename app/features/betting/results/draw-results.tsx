import { useTranslation } from 'react-i18next';
import type { Draw, MarkSixGame } from '#contract/entities';
import { type Animal, ballAnimal, ballColor } from '#engine/lottery';
import { formatTime } from '#app/i18n/format.ts';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PagedResults } from './paged-results.tsx';
import { specialSides, yearOfDraw } from './draw-facts.ts';
import { useDrawResultsInfiniteQuery } from './results-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './draw-results.module.css';

/** The draws of a Mark Six game: balls with colour and animal, and the sides of the special number. */
export function DrawResults({ game }: { readonly game: MarkSixGame }) {
  const query = useDrawResultsInfiniteQuery(game, { refetchOnMountOrArgChange: true });
  const draws = query.currentData?.pages.flatMap((page) => page.draws);
  return (
    <PagedResults {...query} count={draws?.length}>
      <ul className={stack.gap3}>
        {draws?.map((draw) => (
          <DrawResult key={draw.match_id} draw={draw} />
        ))}
      </ul>
    </PagedResults>
  );
}

function DrawResult({ draw }: { readonly draw: Draw }) {
  const { t, i18n } = useTranslation('results');
  const { draw_number: number, draw_time: at, numbers, special, state } = draw;
  return (
    <li className={styles.draw} data-testid="draw-result">
      <p className={styles.head}>
        <b>{t('draw.number', { number })}</b>
        <time dateTime={at}>{formatTime(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      {numbers !== undefined && special !== undefined ? (
        <Balls draw={draw} numbers={numbers} special={special} />
      ) : (
        <Notice kind={state === 'cancelled' ? 'info' : 'warning'}>
          {state === 'cancelled' ? t('draw.cancelled') : t('draw.missing')}
        </Notice>
      )}
    </li>
  );
}

interface BallsProps {
  readonly draw: Draw;
  readonly numbers: readonly number[];
  readonly special: number;
}

function Balls({ draw, numbers, special }: BallsProps) {
  const { t } = useTranslation(['results', 'lottery']);
  const year = yearOfDraw(draw.draw_time);
  const sides = specialSides(special).map((side) => t(`lottery:side.${side}`));
  return (
    <>
      <div className={styles.balls}>
        {numbers.map((number) => (
          <Ball key={number} number={number} year={year} />
        ))}
        <span className={styles.plus} aria-hidden="true">
          +
        </span>
        <Ball number={special} year={year} isSpecial />
      </div>
      <p className={muted.tiny}>
        {t('results:draw.special')} {special}
        {': '}
        {[t(`lottery:color.${ballColor(special)}`), ...sides].join(' · ')}
      </p>
      {year === undefined && <Notice kind="warning">{t('results:draw.zodiacUnknown')}</Notice>}
    </>
  );
}

interface BallProps {
  readonly number: number;
  readonly year: Animal | undefined;
  readonly isSpecial?: boolean;
}

function Ball({ number, year, isSpecial = false }: BallProps) {
  const { t } = useTranslation(['results', 'lottery']);
  const color = ballColor(number);
  const animal = year && t(`lottery:animal.${ballAnimal(number, year)}`);
  const words = { number, color: t(`lottery:color.${color}`) };
  const name = animal === undefined ? t('results:draw.plainBall', words) : t('results:draw.ball', { ...words, animal });
  return (
    <span className={styles.ball}>
      <LotteryBall
        size="small"
        number={number}
        color={color}
        name={isSpecial ? `${t('results:draw.special')}: ${name}` : name}
      />
      <span className={muted.tiny} aria-hidden="true">
        {animal}
      </span>
    </span>
  );
}

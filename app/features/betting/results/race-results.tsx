import { useTranslation } from 'react-i18next';
import type { Race, RaceGame } from '#contract/entities';
import { GOAL_PAIRS } from '#engine/lottery';
import { formatTime } from '#app/i18n/format.ts';
import { CarBadge } from '#app/ui/car-badge.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PagedResults } from './paged-results.tsx';
import { raceFacts } from './race-facts.ts';
import { useRaceResultsInfiniteQuery } from './results-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './draw-results.module.css';

/** Past races: the order of the finish, the sum of the first two, dragon or tiger of each pair. */
export function RaceResults({ game }: { readonly game: RaceGame }) {
  const query = useRaceResultsInfiniteQuery(game, { refetchOnMountOrArgChange: true });
  const races = query.currentData?.pages.flatMap((page) => page.races);
  return (
    <PagedResults {...query} count={races?.length}>
      <ul className={stack.gap3}>
        {races?.map((race) => (
          <RaceResult key={race.id} race={race} />
        ))}
      </ul>
    </PagedResults>
  );
}

function RaceResult({ race }: { readonly race: Race }) {
  const { t, i18n } = useTranslation(['results', 'racing']);
  const { draw_number: number, draw_time: at, result } = race;
  const facts = result && raceFacts(result);
  return (
    <li className={styles.draw} data-testid="draw-result">
      <p className={styles.head}>
        <b>{t('results:draw.race', { number })}</b>
        <time dateTime={at}>{formatTime(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </p>
      {result === undefined || facts === undefined ? (
        <Notice kind="warning">{t('results:draw.missing')}</Notice>
      ) : (
        <>
          <ol className={stack.wrap1}>
            {result.map((car) => (
              <li key={car}>
                <CarBadge number={car} name={t('racing:car', { number: car })} />
              </li>
            ))}
          </ol>
          <p className={muted.tiny}>
            {t('racing:market.championRunnerUpSum')}: {facts.sum}
            {' · '}
            {facts.sumSides.map((side) => t(`racing:selection.${side}`)).join(' · ')}
          </p>
          <p className={muted.tiny}>
            {GOAL_PAIRS.map((pair, index) => (
              <span key={pair} className={styles.pair}>
                {pair}: {t(`racing:selection.${facts.pairs[index] ?? 'tiger'}`)}
              </span>
            ))}
          </p>
        </>
      )}
    </li>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upstreamMidnight } from '#app/i18n/upstream-day.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { daysOf, PERIODS, type Period } from './period.ts';
import { Report } from './report.tsx';
import { useGetStatisticsQuery } from './reports-api.ts';
import { daysText } from './use-day-text.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './reports.module.css';

interface ReportGame {
  readonly id: number;
  readonly name: string;
}

interface ReportsProps {
  /** The brand's games, by name; the first is shown first. */
  readonly games: readonly [ReportGame, ...ReportGame[]];
  /** The server's time. */
  readonly nowMs: number;
}

/** Stakes and payouts of a game over a period. */
export function Reports({ games, nowMs }: ReportsProps) {
  const { t, i18n } = useTranslation(['reports', 'shell']);
  const [chosen, setChosen] = useState(games[0].id);
  const [period, setPeriod] = useState<Period>('month');
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  const range = daysOf(period, nowMs);
  const midnight = upstreamMidnight(nowMs, i18n.language);
  const reading = useGetStatisticsQuery({ gameId: game.id, ...range }, { refetchOnMountOrArgChange: true });
  const { currentData: report, isError, error, refetch } = reading;
  return (
    <section className={stack.fit4}>
      <SelectField
        label={t('reports:game')}
        value={String(game.id)}
        onChange={(event) => setChosen(Number(event.target.value))}
        options={games.map(({ id, name }) => ({ value: String(id), text: name }))}
      />
      <Chips
        label={t('reports:period')}
        options={PERIODS.map((value) => ({ value, text: t(`reports:periods.${value}`) }))}
        chosen={period}
        onChoose={setPeriod}
      />
      {midnight !== undefined && (
        <p className={styles.note}>
          {t('reports:utc', { time: midnight, days: daysText(range.start_date, range.end_date, i18n.language) })}
        </p>
      )}
      {isError && <LoadFailed text={t('reports:failed')} error={error} onRetry={refetch} />}
      {!isError && <LateNote of={[reading]} />}
      {report === undefined ? (
        !isError && <Skeleton rows={5} label={t('shell:loading')} />
      ) : (
        <Report report={report} period={period} range={range} fileName={`report-${game.id}-${period}.csv`} />
      )}
    </section>
  );
}

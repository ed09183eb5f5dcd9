import { useId, useMemo, useState } from 'react';
import type { DetailedGame, MatchDetails, SportGame } from '#contract/entities';
import { Segments } from '#app/ui/segments.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { type CentreWords, scoreText, useCentreWords } from './centre-words.ts';
import { Drawing } from './drawing/drawing.tsx';
import { Form } from './form.tsx';
import { type EventsRead, latestNews, readEvents, type ReadEvent } from './model/read-events.ts';
import { PeriodTable } from './period-table.tsx';
import { type ChartMarket, PriceChart } from './price-chart.tsx';
import type { PriceTracks } from './model/price-tracks.ts';
import { Statistics } from './statistics.tsx';
import type { SelectionKey } from './use-price-history.ts';
import { Timeline } from './timeline.tsx';
import * as styles from './match-centre.module.css';

const PANELS = ['play', 'timeline', 'statistics', 'form', 'prices'] as const;
type Panel = (typeof PANELS)[number];

interface MatchCentreProps {
  readonly match: {
    readonly match_id: string;
    readonly game: DetailedGame;
    readonly home: string;
    readonly away: string;
  };
  /** Undefined while they are read, and where the upstream has none. */
  readonly details: MatchDetails | undefined;
  /** Prices to draw; none where they do not move. */
  readonly prices?: {
    readonly game: SportGame;
    readonly markets: readonly ChartMarket[];
    readonly keyOf: SelectionKey;
    readonly tracks: PriceTracks;
    readonly formatPrice: (odds: string) => string;
  };
}

/** What is known of a match besides its markets: a drawing, timeline, statistics, form, and how prices have moved. */
export function MatchCentre({ match, details, prices }: MatchCentreProps) {
  const id = useId();
  const words = useCentreWords(match);
  const { t } = words;
  const read = useMemo(() => readEvents(details?.events ?? [], details?.score), [details]);
  const isOn = details?.state === 'live';
  const [wanted, setWanted] = useState<Panel | ''>();
  const has: Readonly<Record<Panel, boolean>> = {
    play: isOn,
    timeline: details !== undefined && (isOn || read.events.length > 0),
    statistics: (details?.statistics.length ?? 0) > 0,
    form: details !== undefined && details.form.home.length + details.form.away.length > 0,
    prices: (prices?.markets.length ?? 0) > 0,
  };
  const panels = PANELS.filter((panel) => has[panel]);
  const first = isOn ? 'play' : details?.state === 'finished' ? 'timeline' : '';
  const chosen = panels.find((panel) => panel === (wanted ?? first)) ?? '';
  if (panels.length === 0) return null;
  return (
    <section className={styles.centre} aria-labelledby={id} data-testid="match-centre">
      <h2 id={id} className={hidden.hidden}>
        {t('match:title')}
      </h2>
      {details !== undefined && details.periods.length > 0 && <PeriodTable details={details} words={words} />}
      <Segments<Panel | ''>
        label={t('match:title')}
        options={panels.map((panel) => ({ value: panel, text: t(`match:panel.${panel}`) }))}
        chosen={chosen}
        onChoose={(panel) => setWanted(panel === chosen ? '' : panel)}
      />
      {chosen !== '' && (
        <div className={styles.panel}>
          {chosen === 'prices'
            ? prices && <PriceChart matchId={match.match_id} words={words} {...prices} />
            : details && <DetailsPanel panel={chosen} details={details} read={read} words={words} />}
        </div>
      )}
      <News newest={isOn ? latestNews(read.events) : undefined} words={words} />
    </section>
  );
}

interface DetailsPanelProps {
  readonly panel: Exclude<Panel, 'prices'>;
  readonly details: MatchDetails;
  readonly read: EventsRead;
  readonly words: CentreWords;
}

function DetailsPanel({ panel, details, read, words }: DetailsPanelProps) {
  switch (panel) {
    case 'play':
      return <Drawing details={details} events={read.events} words={words} />;
    case 'timeline':
      return <Timeline read={read} words={words} />;
    case 'statistics':
      return <Statistics details={details} words={words} />;
    case 'form':
      return <Form details={details} words={words} />;
  }
}

/** Announces goals, red cards and wickets to screen readers, but not those that were there when the page opened. */
function News({ newest, words }: { readonly newest: ReadEvent | undefined; readonly words: CentreWords }) {
  const [before] = useState(newest?.event.id);
  const wordsOf = ({ event }: ReadEvent) => (event.kind === 'over' ? words.t('match:wicket') : words.event(event));
  const isNew = newest !== undefined && newest.event.id !== before;
  return (
    <p className={hidden.hidden} role="status">
      {isNew &&
        [wordsOf(newest), words.team(newest.event.side), newest.score && scoreText(newest.score)]
          .filter(Boolean)
          .join(', ')}
    </p>
  );
}

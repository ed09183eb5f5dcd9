import { useId, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { DetailedGame, MatchDetails, SportGame } from '#contract/entities';
import { readStored, writeStored } from '#app/store/storage.ts';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import * as pills from '#app/ui/pills.module.css';
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

/** What is there at once stands first: what comes with the details would move it under a finger. */
const PANELS = ['prices', 'play', 'timeline', 'statistics', 'form'] as const;
type Panel = (typeof PANELS)[number];
/** The panel that the player left open, or that none was. */
const Opened = v.picklist([...PANELS, '']);

interface MatchCentreProps {
  readonly match: {
    readonly match_id: string;
    readonly game: DetailedGame;
    readonly home: string;
    readonly away: string;
  };
  /** Undefined while they are read, and where the upstream has none. */
  readonly details: MatchDetails | undefined;
  /** Whether it is open at first: beside the markets, and where nothing is sold. Above them it is a strip until it is pressed. */
  readonly isOpen: boolean;
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
export function MatchCentre({ match, details, isOpen, prices }: MatchCentreProps) {
  const id = useId();
  const words = useCentreWords(match);
  const { t } = words;
  const read = useMemo(() => readEvents(details?.events ?? [], details?.score), [details]);
  const isOn = details?.state === 'live';
  const [wanted, setWanted] = useState(() => readStored('matchPanel', Opened));
  const has: Readonly<Record<Panel, boolean>> = {
    play: isOn,
    timeline: details !== undefined && (isOn || read.events.length > 0),
    statistics: (details?.statistics.length ?? 0) > 0,
    form: details !== undefined && details.form.home.length + details.form.away.length > 0,
    prices: (prices?.markets.length ?? 0) > 0,
  };
  const panels = PANELS.filter((panel) => has[panel]);
  const first = details?.state === 'finished' ? 'timeline' : isOpen && (isOn ? 'play' : 'form');
  // A panel that another match had is not closed here, but lacking.
  const chosen =
    wanted === '' ? '' : (panels.find((each) => each === wanted) ?? panels.find((each) => each === first) ?? '');
  if (panels.length === 0) return null;
  const last = read.events.at(-1);
  // The score is in the bar above: a second table of it only once a panel was pressed. Of cricket, the bar lacks wickets and overs.
  const isTableWanted = wanted !== undefined || match.game === 'cricket';
  const hasTable = isTableWanted && chosen !== 'prices' && (details?.periods.length ?? 0) > 0;
  function open(panel: Panel | '') {
    setWanted(panel);
    writeStored('matchPanel', panel);
  }
  return (
    <section className={styles.centre} aria-labelledby={id} data-testid="match-centre">
      <h2 id={id} className={hidden.hidden}>
        {t('match:title')}
      </h2>
      <OneOf
        label={t('match:title')}
        options={panels.map((value) => ({
          value,
          text: (
            <>
              <span>{t(`match:panel.${value}`)}</span>
              {value === 'play' && last !== undefined && <LastEvent last={last} words={words} />}
            </>
          ),
        }))}
        chosen={chosen}
        onChoose={(panel) => open(panel === chosen ? '' : panel)}
        look={[pills.row, `${pills.pill} ${styles.tab}`]}
      />
      {chosen !== '' && (
        <div className={styles.panel}>
          {hasTable && details !== undefined && <PeriodTable details={details} words={words} />}
          {chosen === 'prices'
            ? prices && <PriceChart matchId={match.match_id} words={words} {...prices} />
            : details && <DetailsPanel panel={chosen} details={details} read={read} words={words} />}
        </div>
      )}
      <News newest={isOn ? latestNews(read.events) : undefined} words={words} />
    </section>
  );
}

/** What happened last, in the strip. @example '47′ Corner, Náutico Boa Vista' */
function LastEvent({ last: { event }, words }: { readonly last: ReadEvent; readonly words: CentreWords }) {
  return (
    <span className={styles.last}>
      <span>{`${words.minute(event)} ${words.event(event)}`.trim()}</span> <bdi>{words.team(event.side)}</bdi>
    </span>
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

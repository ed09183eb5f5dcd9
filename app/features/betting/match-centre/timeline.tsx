import { useState } from 'react';
import { QuietButton } from '#app/ui/button.tsx';
import { type CentreWords, scoreText } from './centre-words.ts';
import { isKeyEvent, type EventsRead, type ReadEvent } from './model/read-events.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './timeline.module.css';

interface TimelineProps {
  readonly read: EventsRead;
  readonly words: CentreWords;
}

/** What is shown at first: basketball has about ninety events. */
const FIRST = 12;

/** What happened, newest first, by half, quarter or innings. */
export function Timeline({ read: { events, isIncomplete }, words }: TimelineProps) {
  const { t } = words;
  const [isAll, setIsAll] = useState(false);
  const newest = events.toReversed();
  const shown = isAll ? newest : newest.filter(({ event }) => isKeyEvent(event)).slice(0, FIRST);
  const periods = [...new Set(shown.map(({ event }) => event.period))];
  return (
    <div className={stack.gap2}>
      {isIncomplete && <p className={muted.small}>{t('match:incomplete')}</p>}
      {shown.length === 0 && <p className={muted.small}>{t('match:none')}</p>}
      {periods.map((period) => (
        <section key={period} className={stack.gap2}>
          <h3 className={muted.small}>{words.period(period)}</h3>
          <ol className={styles.list} reversed>
            {shown
              .filter(({ event }) => event.period === period)
              .map((each) => (
                <Item key={each.event.id} read={each} words={words} />
              ))}
          </ol>
        </section>
      ))}
      {(isAll || shown.length < events.length) && (
        <QuietButton onClick={() => setIsAll((before) => !before)}>
          {t(isAll ? 'match:showKey' : 'match:showAll')}
        </QuietButton>
      )}
    </div>
  );
}

function Item({ read: { event, score }, words }: { readonly read: ReadEvent; readonly words: CentreWords }) {
  const { kind, side, balls, cancelled } = event;
  return (
    <li className={styles.item} data-kind={kind} data-side={side} data-cancelled={cancelled}>
      <span className={styles.minute}>{words.minute(event)}</span>
      <span className={styles.mark} aria-hidden="true" />
      <span>
        <b>{words.event(event)}</b> <bdi className={styles.team}>{words.team(side)}</bdi>
        {balls !== undefined && <Balls balls={balls} words={words} />}
      </span>
      {score !== undefined && <b className={styles.score}>{scoreText(score)}</b>}
    </li>
  );
}

/** The balls of an over: runs as numbers, a wicket in red and in words. */
export function Balls({ balls, words }: { readonly balls: readonly string[]; readonly words: CentreWords }) {
  return (
    <span className={styles.balls}>
      {balls.map((ball, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ball is its place in the over
        <span key={index} className={styles.ball} data-ball={ball}>
          {ball === 'W' ? <abbr title={words.t('match:wicket')}>W</abbr> : ball}
        </span>
      ))}
    </span>
  );
}

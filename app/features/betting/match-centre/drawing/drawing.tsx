import type { MatchDetails, MatchEvent } from '#contract/entities';
import { type CentreWords, scoreText } from '#app/features/betting/match-centre/centre-words.ts';
import type { ReadEvent } from '#app/features/betting/match-centre/model/read-events.ts';
import { Balls } from '#app/features/betting/match-centre/timeline.tsx';
import { Court, Ground, Pitch } from './fields.tsx';
import * as styles from './drawing.module.css';

interface DrawingProps {
  readonly details: MatchDetails;
  readonly events: readonly ReadEvent[];
  readonly words: CentreWords;
}

/** Events that are drawn, the newest with a ring. */
const SHOWN = 5;
/** The drawing's size: percent of the pitch become units. */
const [WIDTH, HEIGHT] = [150, 96];
/** Keeps marks on the lines inside the picture. */
const EDGE = 4;

/** Where the last events happened: a pitch, a court, or the balls of the running over. The caption says the newest in words. */
export function Drawing({ details: { game }, events, words }: DrawingProps) {
  const newest = events.at(-1);
  const placed = events.filter(({ event }) => event.spot !== undefined).slice(-SHOWN);
  const Field = game === 'cricket' ? Ground : game === 'basketball' ? Court : Pitch;
  return (
    <figure className={styles.drawing} data-testid="match-drawing">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture} aria-hidden="true">
        <Field />
        {placed.map(({ event }, index) => (
          <Mark key={event.id} event={event} age={placed.length - 1 - index} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {newest === undefined ? (
          words.t('match:none')
        ) : (
          <>
            <span>{words.minute(newest.event)}</span> <b>{words.event(newest.event)}</b>{' '}
            <bdi>{words.team(newest.event.side)}</bdi>
            {newest.score !== undefined && game !== 'cricket' && <b> {scoreText(newest.score)}</b>}
            {newest.event.balls !== undefined && <Balls balls={newest.event.balls} words={words} />}
          </>
        )}
      </figcaption>
      {game !== 'cricket' && <p className={styles.hint}>{words.t('match:attacks', { team: words.team('home') })}</p>}
    </figure>
  );
}

function Mark({ event, age }: { readonly event: MatchEvent; readonly age: number }) {
  const { spot, kind, side, cancelled } = event;
  if (spot === undefined) return null;
  const x = EDGE + (spot.x / 100) * (WIDTH - 2 * EDGE);
  const y = EDGE + (spot.y / 100) * (HEIGHT - 2 * EDGE);
  return (
    <g data-kind={kind} data-side={side} data-cancelled={cancelled} opacity={1 - age * 0.17}>
      {age === 0 && <circle className={styles.ring} cx={x} cy={y} r="5" />}
      {kind === 'yellow' || kind === 'red' ? (
        <rect className={styles.card} data-kind={kind} x={x - 1.6} y={y - 2.3} width="3.2" height="4.6" rx="0.5" />
      ) : (
        <circle className={styles.mark} data-side={side} cx={x} cy={y} r={kind === 'goal' ? 3.2 : 2.2} />
      )}
    </g>
  );
}

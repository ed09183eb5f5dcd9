import type { DrawObstacle } from './summarise-draw-slip.ts';
import { useObstacleText } from './obstacle-text.ts';
import * as styles from './obstacle-list.module.css';

interface ObstacleListProps {
  readonly obstacles: readonly DrawObstacle[];
  readonly currency: string;
}

/** Everything that stops the bet, each with its number. The region exists before its text, because screen readers skip a region that arrives with its text. */
export function ObstacleList({ obstacles, currency }: ObstacleListProps) {
  const text = useObstacleText(currency);
  // Several selections with the same problem become one sentence.
  const sentences = new Map(obstacles.map((obstacle) => [text(obstacle), obstacle]));
  return (
    <div role="status" className={styles.obstacles} data-testid="reasons">
      {sentences.size > 0 && (
        <ul>
          {[...sentences].map(([sentence, { kind, ...obstacle }]) => (
            <li
              key={sentence}
              data-wrong={kind !== 'amount' || ('problem' in obstacle && obstacle.problem !== 'missing') || undefined}
            >
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

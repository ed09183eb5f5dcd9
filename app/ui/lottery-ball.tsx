import * as styles from './lottery-ball.module.css';

interface LotteryBallProps {
  readonly number: number;
  readonly color: 'red' | 'blue' | 'green';
  /** For screen readers; absent if the words are beside it. */
  readonly name?: string | undefined;
  readonly size?: 'small' | 'large';
}

/** A ball as printed: a coloured ring; each colour has its own line style, for colour-blind players. */
export function LotteryBall({ number, color, name, size = 'large' }: LotteryBallProps) {
  return (
    <span
      className={styles.ball}
      translate="no"
      data-color={color}
      data-size={size}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {number}
    </span>
  );
}

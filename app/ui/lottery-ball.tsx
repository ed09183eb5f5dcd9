import * as styles from './lottery-ball.module.css';

interface LotteryBallProps {
  readonly number: number;
  readonly color: 'red' | 'blue' | 'green';
  /** For screen readers; left out where the words stand beside it. */
  readonly name?: string | undefined;
  readonly size?: 'small' | 'large';
}

/** A ball as it is printed: its colour is a ring, and each colour has a ring of its own kind, for those who do not tell colours apart. */
export function LotteryBall({ number, color, name, size = 'large' }: LotteryBallProps) {
  return (
    <span
      className={styles.ball}
      data-color={color}
      data-size={size}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {number}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities';
import { ballAnimal, ballColor } from '#engine/lottery';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { drawZodiac } from '#app/features/betting/lottery/model/draw-zodiac.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './draw-balls.module.css';

interface DrawBallsProps {
  readonly draw: Draw & { readonly numbers: number[]; readonly special: number };
  readonly size?: 'small' | 'large';
  /** It has just been drawn, so the balls appear one after the other. */
  readonly isFresh?: boolean;
}

export const hasNumbers = (draw: Draw): draw is DrawBallsProps['draw'] =>
  draw.numbers !== undefined && draw.special !== undefined;

/** The six numbers and the special number, each with its animal of the draw's year. */
export function DrawBalls({ draw, size = 'large', isFresh = false }: DrawBallsProps) {
  const { t } = useTranslation('lottery');
  const year = drawZodiac(draw);
  const animalOf = (ball: number) => (year === undefined ? undefined : t(`animal.${ballAnimal(ball, year)}`));
  const balls = [...draw.numbers, draw.special];
  return (
    <ol className={styles.balls} data-size={size} data-fresh={isFresh || undefined}>
      {balls.map((ball, index) => {
        const color = ballColor(ball);
        const isSpecial = index === balls.length - 1;
        const animal = animalOf(ball);
        const name = [String(ball), t(`color.${color}`), ...(animal === undefined ? [] : [animal])].join(', ');
        return (
          <li key={ball} className={styles.ball} data-special={isSpecial || undefined} style={{ '--nth': index }}>
            <LotteryBall
              number={ball}
              color={color}
              size={size}
              name={isSpecial ? `${t('result.special')}: ${name}` : name}
            />
            {size === 'large' && (
              <span className={muted.tiny} aria-hidden="true">
                {animal}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

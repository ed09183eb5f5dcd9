import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities/lottery.ts';
import { PastDraws, timesOfDraw } from '#app/features/draws/index.ts';
import { DrawBalls, hasNumbers } from './draw-balls.tsx';
import { drawZodiac } from './draw-zodiac.ts';

/** The latest draws with their numbers. */
export function DrawHistory({ draws }: { readonly draws: readonly Draw[] }) {
  const { t } = useTranslation('lottery');
  return (
    <PastDraws
      title={t('result.history')}
      draws={draws.map((draw) => ({
        times: timesOfDraw(draw),
        name: t('draw.number', { number: draw.draw_number }),
        problem: drawZodiac(draw) === undefined ? t('zodiac.unknownDraw') : undefined,
        result: hasNumbers(draw) && <DrawBalls draw={draw} size="small" />,
      }))}
    />
  );
}

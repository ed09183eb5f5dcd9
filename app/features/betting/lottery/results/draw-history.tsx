import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities';
import { PastDraws, timesOfDraw } from '#app/features/betting/draws/index.ts';
import { DrawBalls, hasNumbers } from './draw-balls.tsx';
import { drawZodiac } from '#app/features/betting/lottery/model/draw-zodiac.ts';

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

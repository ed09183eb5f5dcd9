import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARK_SIX_KINDS, type MarkSixKind } from '#engine/lottery';
import type { MarkSixGame } from '#contract/entities';
import { DrawPage } from '#app/features/betting/draws/index.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { BetBoard } from './board/bet-board.tsx';
import { DrawHistory } from './results/draw-history.tsx';
import { drawZodiac } from './model/draw-zodiac.ts';
import { LastResult } from './results/last-result.tsx';
import { NumberStatistics } from './results/number-statistics.tsx';
import { useDraws } from './model/use-draws.ts';
import * as stack from '#app/ui/stack.module.css';

/** A Mark Six game: its draw, the last result, the bets and past draws. */
export function MarkSixPage({ game }: { readonly game: MarkSixGame }) {
  const { t } = useTranslation('lottery');
  const draws = useDraws(game);
  const { current, past, refetch } = draws;
  const [kind, setKind] = useState<MarkSixKind>('specialCode');
  const year = current && drawZodiac(current);
  const [last] = past;
  return (
    <DrawPage game={game} draws={draws}>
      {last !== undefined && <LastResult key={game} draw={last} onRetry={refetch} />}
      {current !== undefined && (
        <section className={stack.fit3} aria-label={t('kinds')}>
          {year === undefined && <Notice kind="error">{t('zodiac.unknown')}</Notice>}
          <Chips
            label={t('kinds')}
            options={MARK_SIX_KINDS.map((value) => ({ value, text: t(`kind.${value}`) }))}
            chosen={kind}
            onChoose={setKind}
          />
          <BetBoard game={game} kind={kind} year={year} />
        </section>
      )}
      {past.length > 0 && <DrawHistory draws={past} />}
      {last !== undefined && <NumberStatistics game={game} after={last.match_id} />}
    </DrawPage>
  );
}

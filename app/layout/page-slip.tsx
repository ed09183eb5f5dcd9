import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useMatch } from 'react-router-dom';
import { MarkSixGame, RaceGame } from '#contract/entities/lottery-game.ts';
import { SlipPanel } from '#app/features/slip/index.ts';
import { paths } from '#app/paths.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { SlipBar } from './slip-bar.tsx';

const LotterySlip = lazy(async () => ({ default: (await import('#app/features/lottery/index.ts')).LotterySlip }));
const RaceSlip = lazy(async () => ({ default: (await import('#app/features/racing/index.ts')).RaceSlip }));

/** Games in a frame have their own buttons at the lower edge of a phone: no bar lies over them. */
const FRAMED = [paths.playGame, paths.gameLoader];

/** The slip that goes with the page: that of the lottery one is on, else the one of sports. A panel on the desktop, a bar on phones. */
export function PageSlip({ layout }: { readonly layout: 'panel' | 'bar' }) {
  const { t } = useTranslation(['shell', 'slip']);
  const { pathname } = useLocation();
  const game = useMatch(paths.lotteryGame)?.params.game;
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  if (layout === 'bar' && FRAMED.some((pattern) => matchPath(pattern, pathname) !== null)) return null;
  const markSix = MarkSixGame.options.find((each) => each === game);
  const race = RaceGame.options.find((each) => each === game);
  if (!isPlayer || (markSix === undefined && race === undefined)) {
    return layout === 'panel' ? <SlipPanel title={t('slip:title')} /> : <SlipBar />;
  }
  return (
    <Suspense fallback={layout === 'panel' ? <Skeleton rows={2} label={t('shell:loading')} /> : null}>
      {markSix !== undefined && <LotterySlip game={markSix} layout={layout} />}
      {race !== undefined && <RaceSlip game={race} layout={layout} />}
    </Suspense>
  );
}

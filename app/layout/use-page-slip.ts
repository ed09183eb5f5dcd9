import { useMatch } from 'react-router-dom';
import { MarkSixGame, RaceGame } from '#contract/entities';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { paths } from '#app/paths.ts';
import { useAppSelector } from '#app/store/hooks.ts';

export type PageSlipKind = { readonly markSix: MarkSixGame } | { readonly race: RaceGame } | 'sports';

/** The page's slip: that of the current lottery, else that of sports; none if the brand has no sports. */
export function usePageSlip(): PageSlipKind | undefined {
  const game = useMatch(paths.lotteryGame)?.params.game;
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { isVisible } = useAvailability();
  const markSix = MarkSixGame.options.find((each) => each === game && isVisible(each));
  const race = RaceGame.options.find((each) => each === game && isVisible(each));
  if (isPlayer && markSix !== undefined) return { markSix };
  if (isPlayer && race !== undefined) return { race };
  return SLIP_SPORTS.some((sport) => isVisible(sport)) ? 'sports' : undefined;
}

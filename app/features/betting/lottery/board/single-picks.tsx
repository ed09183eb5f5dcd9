import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities';
import type { Animal, OddsGroup } from '#engine/lottery';
import {
  injectedDrawSlip,
  itemsToggled,
  type DrawItem,
  type MarkSixChoice,
} from '#app/features/betting/draws/index.ts';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { choiceKey, topsOf } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { QuickPicks } from './quick-picks.tsx';
import { useCell } from './use-cell.tsx';
import * as stack from '#app/ui/stack.module.css';

interface SinglePicksProps {
  readonly group: OddsGroup;
  readonly prices: ReadonlyMap<string, OddsItem>;
  readonly year: Animal | undefined;
}

/** Bets on one thing each: numbers, sides, colours, animals, last digits. Numbers can be picked several at once. */
export function SinglePicks({ group, prices, year }: SinglePicksProps) {
  const { t } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const { isLocked } = useMoneyCall('placeLotteryBet');
  const items = useAppSelector((state) => injectedDrawSlip.selectSlice(state).items);
  const cellOf = useCell(group, year);
  const picked = new Set(items.map(({ key }) => key));
  const isOfNumbers = group.kind === 'specialCode' || group.kind === 'numberCode';

  const itemOf = (top: string): DrawItem => {
    const isDigits = isOfNumbers || group.kind === 'tail' || group.kind === 'specialCodeTail';
    const choice: MarkSixChoice = { ...group, selection: isDigits ? Number(top) : top };
    return { key: choiceKey(choice), choice, odds: prices.get(top)?.odd ?? '' };
  };
  const onPick = (tops: readonly string[]) => dispatch(itemsToggled(tops.map(itemOf)));
  const isPicked = (top: string) => picked.has(itemOf(top).key);
  const board = (
    <ChoiceBoard
      label={t('board', { kind: t(`kind.${group.kind}`) })}
      cell={isOfNumbers ? 'small' : 'wide'}
      isLocked={isLocked}
      cells={topsOf(group).map((top) => ({
        key: top,
        isPicked: isPicked(top),
        ...cellOf(top, prices.get(top)?.odd ?? ''),
      }))}
      onToggle={(top) => onPick([top])}
    />
  );
  if (!isOfNumbers) return board;
  return (
    <div className={stack.fit3}>
      <QuickPicks
        year={year}
        isLocked={isLocked}
        isPicked={(number) => isPicked(String(number))}
        onPick={(numbers) => onPick(numbers.map(String))}
      />
      {board}
    </div>
  );
}

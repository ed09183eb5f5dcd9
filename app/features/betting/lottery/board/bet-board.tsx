import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Animal, MarkSixKind, MarkSixPosition } from '#engine/lottery';
import type { MarkSixGame } from '#contract/entities';
import { readEvery } from '#app/api/read-every.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CombinationPicker } from './combination-picker.tsx';
import { useGetMarkSixOddsQuery } from '#app/features/betting/lottery/model/lottery-api.ts';
import { MergePicker } from './merge-picker.tsx';
import { groupPrices } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { PriceRange } from './price-range.tsx';
import { SinglePicks } from './single-picks.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';

const POSITIONS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;
const ODDS_POLL_MS = 15_000;

interface BetBoardProps {
  readonly game: MarkSixGame;
  readonly kind: MarkSixKind;
  /** Undefined if the draw's year is unknown; then no bets on animals are offered. */
  readonly year: Animal | undefined;
}

const isOfAnimals = (kind: MarkSixKind) => /animal|zodiac/i.test(kind);

/** The bets of a kind: all prices or none, with a note on what wins. */
export function BetBoard({ game, kind, year }: BetBoardProps) {
  const { t } = useTranslation('lottery');
  const [position, setPosition] = useState<MarkSixPosition>('no1');
  const { currentData: odds, isError, error, refetch } = useGetMarkSixOddsQuery({ game }, readEvery(ODDS_POLL_MS));
  const isPlaced = kind.startsWith('numberCode');
  const group = { kind, ...(isPlaced && { position }) };
  const picker = () => {
    if (isOfAnimals(kind) && year === undefined) return null;
    if (odds === undefined) {
      return isError ? (
        <LoadFailed text={t('odds.failed')} error={error} onRetry={refetch} />
      ) : (
        <Skeleton rows={3} label={t('loading')} />
      );
    }
    if (kind === 'specialCodeCombinationZodiacs') {
      return year === undefined ? null : <CombinationPicker odds={odds} year={year} />;
    }
    const prices = groupPrices(odds, group);
    if (prices === undefined) return <Notice kind="warning">{t('odds.none')}</Notice>;
    return (
      <>
        {kind === 'specialCodeMergeAnimal' ? (
          year !== undefined && <MergePicker prices={prices} year={year} />
        ) : (
          <SinglePicks group={group} prices={prices} year={year} />
        )}
        <PriceRange prices={[...prices.values()]} />
      </>
    );
  };
  return (
    <div className={stack.fit3}>
      {isPlaced && (
        <Chips
          label={t('positions')}
          options={POSITIONS.map((value) => ({ value, text: t(`position.${value}`) }))}
          chosen={position}
          onChoose={setPosition}
        />
      )}
      <p className={muted.lead}>{t(`hint.${kind}`)}</p>
      {picker()}
    </div>
  );
}

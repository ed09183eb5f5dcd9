import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities';
import type { Animal } from '#engine/lottery';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { choiceRule, itemsToggled, type MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Segments } from '#app/ui/choice/segments.tsx';
import { AnimalSet } from './animal-set.tsx';
import { choiceKey } from '#app/features/betting/lottery/model/price-of-choice.ts';

interface MergePickerProps {
  readonly prices: ReadonlyMap<string, OddsItem>;
  readonly year: Animal;
}

/** Merged animals: two to nine, or exactly six at their own price. */
export function MergePicker({ prices, year }: MergePickerProps) {
  const { t } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const { isLocked } = useMoneyCall('placeLotteryBet');
  const [configuration, setConfiguration] = useState<'any' | 'six'>('any');
  const [animals, setAnimals] = useState<readonly Animal[]>([]);
  const choice: MarkSixChoice = {
    kind: 'specialCodeMergeAnimal',
    selection: [...animals],
    ...(configuration === 'six' && { configuration }),
  };
  const odds = prices.get(configuration === 'six' ? 'six' : String(animals.length))?.odd;
  return (
    <>
      <Segments
        label={t('merge.configuration')}
        options={(['any', 'six'] as const).map((value) => ({ value, text: t(`merge.${value}`) }))}
        chosen={configuration}
        onChoose={setConfiguration}
      />
      <AnimalSet
        label={t('board', { kind: t('kind.specialCodeMergeAnimal') })}
        year={year}
        animals={animals}
        onChange={setAnimals}
        rule={choiceRule(choice)}
        level={0}
        odds={odds === undefined ? undefined : [odds]}
        isLocked={isLocked}
        onAdd={() => {
          if (odds === undefined) return;
          dispatch(itemsToggled([{ key: choiceKey(choice), choice, odds }]));
          setAnimals([]);
        }}
      />
    </>
  );
}

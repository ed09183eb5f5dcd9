import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities';
import type { Animal } from '#engine/lottery';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { choiceLines, choiceRule, itemsToggled, type MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { paidOdds } from '#app/i18n/use-paid-odds.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AnimalSet } from './animal-set.tsx';
import { choiceKey, priceOfChoice } from '#app/features/betting/lottery/model/price-of-choice.ts';
import { PriceRange } from './price-range.tsx';

const LEVELS = ['1', '2', '3', '4', '5'] as const;

/** Zodiac combinations: every set of the level among the selected animals is a bet. Sets with the year's animal pay 15% less. */
export function CombinationPicker({ odds, year }: { readonly odds: readonly OddsItem[]; readonly year: Animal }) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const { isLocked } = useMoneyCall('placeLotteryBet');
  const [picked, setPicked] = useState<(typeof LEVELS)[number]>('2');
  const [animals, setAnimals] = useState<readonly Animal[]>([]);
  const level = Number(picked);
  const kind = 'specialCodeCombinationZodiacs' as const;
  const choice: MarkSixChoice = { kind, selection: [...animals], level };
  const price = priceOfChoice(odds, choice);
  const rule = choiceRule(choice);
  const lines = choiceLines(choice);
  if (price === undefined) return <Notice kind="warning">{t('odds.none')}</Notice>;
  return (
    <>
      <Chips
        label={t('combination.level')}
        options={LEVELS.map((value) => ({ value, text: t('combination.levelOf', { count: Number(value) }) }))}
        chosen={picked}
        onChoose={setPicked}
      />
      <AnimalSet
        label={t('board', { kind: t(`kind.${kind}`) })}
        year={year}
        animals={animals}
        onChange={setAnimals}
        rule={rule}
        level={level}
        odds={paidOdds(choice, price.odd, year)}
        isLocked={isLocked}
        onAdd={() => {
          dispatch(itemsToggled([{ key: choiceKey(choice), choice, odds: price.odd }]));
          setAnimals([]);
        }}
      >
        {rule === null && (
          <p data-testid="combinations">
            {t('combination.count', { count: Number(lines), lines: formatCount(lines, i18n.language) })}
          </p>
        )}
        {animals.includes(year) && <p>{t('combination.deduction', { animal: t(`animal.${year}`) })}</p>}
      </AnimalSet>
      <PriceRange prices={[price]} />
    </>
  );
}

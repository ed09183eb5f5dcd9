import { useTranslation } from 'react-i18next';
import type { OddsItem } from '#contract/entities';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { injectedDrawSlip, itemsToggled, type RaceChoice } from '#app/features/betting/draws/index.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { CarBadge } from '#app/ui/car-badge.tsx';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { raceChoiceKey, sectionPrices, type RaceSection } from './race-sections.ts';
import { useSelectionName } from '#app/i18n/use-pick-text.ts';
import * as styles from './race-board.module.css';

interface SectionBoardProps {
  readonly section: RaceSection;
  readonly name: string;
  readonly odds: readonly OddsItem[];
}

/** The selections of one place, of the sum, or of a pair. */
export function SectionBoard({ section, name, odds }: SectionBoardProps) {
  const { t } = useTranslation(['racing', 'lottery']);
  const oddsText = useOddsText();
  const dispatch = useAppDispatch();
  const { isLocked } = useMoneyCall('placeRaceBet');
  const items = useAppSelector((state) => injectedDrawSlip.selectSlice(state).items);
  const nameOf = useSelectionName();
  const prices = sectionPrices(odds, section);
  const byKey = new Map(section.choices.map((choice) => [raceChoiceKey(choice), choice]));
  const isCar = ({ market, selection }: RaceChoice) => market === 'place' && typeof selection === 'number';
  return (
    <section className={styles.section}>
      <h2 className={styles.name}>{name}</h2>
      {prices === undefined ? (
        <Notice kind="warning">{t('lottery:odds.none')}</Notice>
      ) : (
        <ChoiceBoard
          label={t('racing:board', { section: name })}
          isLocked={isLocked}
          cell={section.choices.some(({ selection }) => typeof selection === 'string') ? 'word' : 'small'}
          cells={section.choices.map((choice) => {
            const shown = oddsText(prices.get(String(choice.selection))?.odd ?? '');
            const key = raceChoiceKey(choice);
            return {
              key,
              isPicked: items.some((item) => item.key === key),
              name: t('racing:cell', { section: name, what: nameOf(choice), odds: shown }),
              content: (
                <>
                  {isCar(choice) ? (
                    <CarBadge number={Number(choice.selection)} />
                  ) : (
                    <span className={styles.what}>{nameOf(choice)}</span>
                  )}
                  <span className={styles.odds} translate="no">
                    {shown}
                  </span>
                </>
              ),
            };
          })}
          onToggle={(key) => {
            const choice = byKey.get(key);
            const price = choice && prices.get(String(choice.selection));
            if (choice && price) dispatch(itemsToggled([{ key, choice, odds: price.odd }]));
          }}
        />
      )}
    </section>
  );
}

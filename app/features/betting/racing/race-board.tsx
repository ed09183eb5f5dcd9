import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OddsItem, RaceGame } from '#contract/entities';
import type { Pk10OddsGroup } from '#engine/lottery';
import { readEvery } from '#app/api/read-every.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { MARKETS, sectionsOf } from './race-sections.ts';
import { useGetRaceOddsQuery } from './racing-api.ts';
import { SectionBoard } from './section-board.tsx';
import { useSectionName } from '#app/i18n/use-pick-text.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './race-board.module.css';

const ODDS_POLL_MS = 15_000;

/** The bets on a race: a market, with all its sections or one. */
export function RaceBoard({ game }: { readonly game: RaceGame }) {
  const { t } = useTranslation(['racing', 'lottery']);
  const [market, setMarket] = useState<Pk10OddsGroup>('twoSides');
  const [subset, setSubset] = useState('all');
  const { currentData: odds, isError, error, refetch } = useGetRaceOddsQuery({ game }, readEvery(ODDS_POLL_MS));
  const nameOf = useSectionName();
  const sections = sectionsOf(market).map((section) => {
    const [first] = section.choices;
    return { ...section, name: first === undefined ? '' : nameOf(first) };
  });
  return (
    <section className={stack.fit3} aria-label={t('racing:markets')}>
      <Chips
        label={t('racing:markets')}
        options={MARKETS.map((value) => ({ value, text: t(`racing:market.${value}`) }))}
        chosen={market}
        onChoose={(chosen) => {
          setMarket(chosen);
          setSubset('all');
        }}
      />
      <Chips
        label={t('racing:subset')}
        options={[
          { value: 'all', text: t('racing:all') },
          ...sections.map(({ index, name }) => ({ value: String(index), text: name })),
        ]}
        chosen={subset}
        onChoose={setSubset}
      />
      <p className={muted.lead}>{t(`racing:hint.${market}`)}</p>
      {odds === undefined ? (
        isError ? (
          <LoadFailed text={t('lottery:odds.failed')} error={error} onRetry={refetch} />
        ) : (
          <Skeleton rows={3} label={t('lottery:loading')} />
        )
      ) : (
        <Sections sections={sections.filter(({ index }) => subset === 'all' || subset === String(index))} odds={odds} />
      )}
    </section>
  );
}

function Sections({
  sections,
  odds,
}: {
  readonly sections: readonly (ReturnType<typeof sectionsOf>[number] & { readonly name: string })[];
  readonly odds: readonly OddsItem[];
}) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <SectionBoard key={section.index} section={section} name={section.name} odds={odds} />
      ))}
    </div>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/entities';
import { OneOf } from '#app/ui/choice/one-of.tsx';
import * as pills from '#app/ui/pills.module.css';
import { completeMarket } from '#app/features/betting/sports/row/complete-market.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { groupsOf, type MarketGroup, marketsIn } from './market-groups.ts';
import { MarketSection } from './market-section.tsx';
import * as styles from './match-page.module.css';

interface MarketListProps {
  readonly match: Match;
  readonly words: Words;
}

/** The markets of a match, all of them or one group. */
export function MarketList({ match, words }: MarketListProps) {
  const { t } = useTranslation(['sports', 'match']);
  const [wanted, setWanted] = useState<MarketGroup | 'all'>('all');
  const markets = match.markets.flatMap(({ kind }) => completeMarket(match, kind) ?? []);
  const groups = groupsOf(markets);
  // A group closes when its last market does, such as half time at the kick-off.
  const chosen = groups.find((group) => group === wanted) ?? 'all';
  return (
    <>
      {groups.length > 0 && (
        <OneOf
          label={t('match:groups.label')}
          options={(['all', ...groups] as const).map((value) => ({ value, text: t(`match:groups.${value}`) }))}
          chosen={chosen}
          onChoose={setWanted}
          look={[pills.row, pills.pill]}
        />
      )}
      {markets.length === 0 && <p className={styles.empty}>{t('sports:noMarkets')}</p>}
      <div className={styles.sections}>
        {marketsIn(markets, chosen).map((complete) => (
          <MarketSection key={complete.market.kind} match={match} complete={complete} words={words} />
        ))}
      </div>
    </>
  );
}

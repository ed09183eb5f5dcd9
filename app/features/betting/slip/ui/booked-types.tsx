import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { multiplyAmounts } from '#engine/money';
import { useBetNames } from '#app/i18n/use-pass-text.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { useBrandRules } from '#app/features/account/account/index.ts';
import type { SlipContent } from '#app/features/betting/slip/model/slip-item.ts';
import { shortOdds } from '#app/features/betting/slip/pricing/combined-odds.ts';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { chosenPasses } from '#app/features/betting/slip/pricing/slip-passes.ts';
import { GAMES } from '#app/features/betting/slip/pricing/tickets.ts';

interface BookedTypesProps {
  readonly priced: readonly PricedItem[];
  readonly coupons: SlipContent['coupons'];
}

/** How the picks of a code are combined, for each game with more than one match; of one line also the odds then and now. */
export function BookedTypes({ priced, coupons }: BookedTypesProps) {
  const { t } = useTranslation('slip');
  const names = useBetNames();
  const odds = useOddsText();
  const { folds } = useBrandRules();
  const types = GAMES.flatMap((game) => {
    const mine = priced.filter(({ item }) => item.game === game);
    const own = mine.map(({ item }) => item);
    const matchCount = new Set(own.map(({ matchId }) => matchId)).size;
    if (matchCount < 2) return [];
    const passes = chosenPasses(game, own, coupons[game]?.passes ?? [], folds);
    const isOneLine = own.length === matchCount && passes.join() === `${matchCount}-string-1`;
    return [{ game, name: names.full({ game, passes, matchCount }), ...(isOneLine && { line: mine }) }];
  });
  if (types.length === 0) return null;
  const priceText = (line: readonly PricedItem[]) => {
    const was = odds(productOf(line.map(({ item }) => item.odds)));
    const now = odds(productOf(line.map(({ item, moved }) => moved?.odds ?? item.odds)));
    return was === now ? now : t('odds.change', { was, now });
  };
  return (
    <FactList>
      {types.map(({ game, name, line }) => [
        <dt key={game}>
          <span>{t('passes.legend')}</span>
          {types.length > 1 && <span>{` (${t(`game.${game}`)})`}</span>}
        </dt>,
        <dd key={`${game} type`} data-testid="booked-type">
          {name}
        </dd>,
        line && <dt key={`${game} odds`}>{t('totals.odds')}</dt>,
        line && (
          <dd key={`${game} price`} translate="no" data-testid="booked-odds">
            {priceText(line)}
          </dd>
        ),
      ])}
    </FactList>
  );
}

const productOf = (prices: readonly string[]): string => shortOdds(prices.reduce(multiplyAmounts, '1'));

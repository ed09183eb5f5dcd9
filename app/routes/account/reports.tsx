import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_IDS } from '#contract/entities';
import { serverClock } from '#app/api/server-clock.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { Reports, type ReportGame } from '#app/features/account/reports/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

type Product = keyof typeof PRODUCT_IDS;
const PRODUCTS = Object.keys(PRODUCT_IDS) as Product[];
const isProduct = (game: string): game is Product => Object.hasOwn(PRODUCT_IDS, game);

export function ReportsRoute() {
  const { t } = useTranslation('shell');
  const { isVisible } = useAvailability();
  const [nowMs] = useState(() => serverClock.gameTime());
  const { sports } = useBrand();
  // The brand's sports first, in its order.
  const others = PRODUCTS.filter((game) => !(sports as readonly string[]).includes(game));
  const ordered = [...sports.filter((sport) => isProduct(sport)), ...others];
  const games = ordered.filter(isVisible).map((game): ReportGame => {
    const { text } = GAME_ENTRIES[game];
    return { id: PRODUCT_IDS[game], name: typeof text === 'string' ? t(text) : text.name };
  });
  const [first, ...rest] = games;
  return (
    <PlayerOnly>
      <PageTitle text={t('nav.reports')} />
      {first !== undefined && <Reports games={[first, ...rest]} nowMs={nowMs} />}
    </PlayerOnly>
  );
}

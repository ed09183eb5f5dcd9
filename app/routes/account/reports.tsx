import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_IDS } from '#contract/entities';
import { serverClock } from '#app/api/server-clock.ts';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { Reports, type ReportGame } from '#app/features/account/reports/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

type Product = keyof typeof PRODUCT_IDS;

export function ReportsRoute() {
  const { t } = useTranslation('shell');
  const { isVisible } = useAvailability();
  const [nowMs] = useState(() => serverClock.gameTime());
  const games = (Object.keys(PRODUCT_IDS) as Product[]).filter(isVisible).map((game): ReportGame => {
    const { text } = GAME_ENTRIES[game];
    return { id: PRODUCT_IDS[game], name: typeof text === 'string' ? t(text) : text.name };
  });
  const [first, ...others] = games;
  return (
    <PlayerOnly>
      <PageTitle text={t('nav.reports')} />
      {first !== undefined && <Reports games={[first, ...others]} nowMs={nowMs} />}
    </PlayerOnly>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#app/api/server-clock.ts';
import { Reports } from '#app/features/account/reports/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { useProductNames } from '#app/layout/use-product-names.ts';

export function ReportsRoute() {
  const { t } = useTranslation('shell');
  const [nowMs] = useState(() => serverClock.gameTime());
  const [first, ...rest] = useProductNames();
  return (
    <PlayerOnly>
      <PageTitle text={t('nav.reports')} />
      {first !== undefined && <Reports games={[first, ...rest]} nowMs={nowMs} />}
    </PlayerOnly>
  );
}

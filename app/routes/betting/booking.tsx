import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { loadSlipPart } from '#app/features/betting/slip/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { lazyRoute } from '#app/routes/lazy-route.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

const page: ReactElement = lazyRoute(async () => (await loadSlipPart()).BookingPage);

export function BookingRoute() {
  const { t } = useTranslation('slip');
  const { isVisible } = useAvailability();
  if (!SLIP_SPORTS.some((sport) => isVisible(sport))) return <NotFoundRoute />;
  return (
    <>
      <PageTitle text={t('booking.title')} />
      {page}
    </>
  );
}

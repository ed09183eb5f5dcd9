import { useTranslation } from 'react-i18next';
import { loadSlipPart } from '#app/features/slip/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { lazyRoute } from './lazy-route.tsx';

const page = lazyRoute(async () => (await loadSlipPart()).BookingPage);

export function BookingRoute() {
  const { t } = useTranslation('slip');
  return (
    <>
      <PageTitle text={t('booking.title')} />
      {page}
    </>
  );
}

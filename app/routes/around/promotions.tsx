import { useTranslation } from 'react-i18next';
import { Promotions } from '#app/features/around/promotions/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function PromotionsRoute() {
  const { t } = useTranslation('promotions');
  return (
    <>
      <PageTitle text={t('title')} />
      <Promotions />
    </>
  );
}

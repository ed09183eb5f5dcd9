import { useTranslation } from 'react-i18next';
import { Promotions } from '#app/features/around/promotions/index.ts';
import { UnlessOnBreak } from '#app/routes/unless-on-break.tsx';
import { PageTitle } from '#app/layout/page-title.tsx';

export function PromotionsRoute() {
  const { t } = useTranslation('promotions');
  return (
    <UnlessOnBreak>
      <PageTitle text={t('title')} />
      <Promotions />
    </UnlessOnBreak>
  );
}

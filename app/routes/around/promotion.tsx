import { useParams } from 'react-router-dom';
import { PromotionPage } from '#app/features/around/promotions/index.ts';
import { UnlessOnBreak } from '#app/routes/unless-on-break.tsx';
import { PageTitle } from '#app/layout/page-title.tsx';

export function PromotionRoute() {
  const { id = '' } = useParams();
  return (
    <UnlessOnBreak>
      <PromotionPage key={id} id={id} Title={PageTitle} />
    </UnlessOnBreak>
  );
}

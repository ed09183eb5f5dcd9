import { useParams } from 'react-router-dom';
import { PromotionPage } from '#app/features/around/promotions/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function PromotionRoute() {
  const { id = '' } = useParams();
  return <PromotionPage key={id} id={id} Title={PageTitle} />;
}

import { useParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { NotFoundRoute } from './not-found.tsx';
import { OwnPage } from './around/own-page.tsx';
import { TextPage } from './around/text-page.tsx';
import { isTextPage } from './around/text-pages.ts';

/** A page of the footer. The agreement is not one of them: it has its own address. */
export function PageRoute() {
  const { page = '' } = useParams();
  const { pages } = useBrand();
  if (pages.includes(page)) return <OwnPage page={page} />;
  return isTextPage(page) && page !== 'agreement' ? <TextPage page={page} /> : <NotFoundRoute />;
}

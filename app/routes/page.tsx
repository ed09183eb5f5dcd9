import { useParams } from 'react-router-dom';
import { NotFoundRoute } from './not-found.tsx';
import { TextPage } from './around/text-page.tsx';
import { isTextPage } from './around/text-pages.ts';

/** A page of the footer. The agreement is not one of them: it has its own address. */
export function PageRoute() {
  const { page = '' } = useParams();
  return isTextPage(page) && page !== 'agreement' ? <TextPage page={page} /> : <NotFoundRoute />;
}

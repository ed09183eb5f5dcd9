import { useParams } from 'react-router-dom';
import { NotFoundRoute } from './not-found.tsx';
import { TextPage } from './text-page.tsx';
import { isTextPage } from './text-pages.ts';

/** A page of the footer. The agreement is not one of them: it has an address of its own. */
export function PageRoute() {
  const { page = '' } = useParams();
  return isTextPage(page) && page !== 'agreement' ? <TextPage page={page} /> : <NotFoundRoute />;
}

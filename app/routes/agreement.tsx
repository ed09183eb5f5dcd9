import { TextPage } from './text-page.tsx';

export function AgreementRoute() {
  return <TextPage page="agreement" />;
}

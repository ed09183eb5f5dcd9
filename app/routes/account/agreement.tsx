import { TextPage } from '#app/routes/around/text-page.tsx';

export function AgreementRoute() {
  return <TextPage page="agreement" />;
}

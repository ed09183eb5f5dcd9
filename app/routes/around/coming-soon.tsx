import { useTranslation } from 'react-i18next';
import { StaticPage } from './static-page.tsx';

export function ComingSoonRoute() {
  const { t } = useTranslation('pages');
  return <StaticPage title={t('comingSoon.title')} text={t('comingSoon.text')} />;
}

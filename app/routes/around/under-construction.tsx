import { useTranslation } from 'react-i18next';
import { StaticPage } from './static-page.tsx';

export function UnderConstructionRoute() {
  const { t } = useTranslation('pages');
  return <StaticPage title={t('underConstruction.title')} text={t('underConstruction.text')} />;
}

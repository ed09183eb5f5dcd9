import { useTranslation } from 'react-i18next';
import { StaticPage } from './static-page.tsx';

/** A game that the upstream has disabled for now. */
export function GameDisabled() {
  const { t } = useTranslation('pages');
  return <StaticPage title={t('disabled.title')} text={t('disabled.text')} />;
}

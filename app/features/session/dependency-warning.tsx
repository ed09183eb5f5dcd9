import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice.tsx';

/** That playing may become an addiction and costs money, where the jurisdiction wants it said. */
export function DependencyWarning() {
  const { t } = useTranslation('protection');
  return <Notice kind="warning">{t('warning')}</Notice>;
}

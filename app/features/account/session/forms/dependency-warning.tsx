import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice.tsx';

/** Warns that gambling can be addictive and cost money, if the jurisdiction requires it. */
export function DependencyWarning() {
  const { t } = useTranslation('protection');
  return <Notice kind="warning">{t('warning')}</Notice>;
}

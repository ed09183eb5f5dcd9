import { useTranslation } from 'react-i18next';
import { StaticPage } from './around/static-page.tsx';
import * as styles from './not-found.module.css';

export function NotFoundRoute() {
  const { t } = useTranslation();
  return (
    <StaticPage
      title={t('notFound.title')}
      text={t('notFound.text')}
      above={
        <p className={styles.number} aria-hidden="true">
          404
        </p>
      }
    />
  );
}

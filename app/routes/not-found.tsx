import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';
import * as styles from './not-found.module.css';

export function NotFoundRoute() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <PageTitle text={t('notFound.title')} />
      <p>{t('notFound.text')}</p>
      <Link className={styles.link} to={paths.home}>
        {t('goHome')}
      </Link>
    </div>
  );
}

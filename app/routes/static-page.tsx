import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';
import * as styles from './not-found.module.css';

interface StaticPageProps {
  readonly title: string;
  readonly text: string;
  /** Stands above the title: a number, a picture. */
  readonly above?: ReactNode;
}

/** A page that says one thing and leads home. */
export function StaticPage({ title, text, above }: StaticPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      {above}
      <PageTitle text={title} />
      <p>{text}</p>
      <Link className={styles.link} to={paths.home}>
        {t('goHome')}
      </Link>
    </div>
  );
}

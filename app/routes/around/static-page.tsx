import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '#app/layout/page-title.tsx';
import { paths } from '#app/paths.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as buttons from '#app/ui/button.module.css';
import * as styles from '#app/routes/not-found.module.css';

interface StaticPageProps {
  readonly title: string;
  readonly text: string;
  /** Shown above the title: a number, a picture. */
  readonly above?: Elements;
}

/** A page with one message and a link home. */
export function StaticPage({ title, text, above }: StaticPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      {above}
      <PageTitle text={title} />
      <p>{text}</p>
      <Link className={buttons.button} to={paths.home}>
        {t('goHome')}
      </Link>
    </div>
  );
}

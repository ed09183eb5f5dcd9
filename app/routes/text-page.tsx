import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import * as styles from './text-page.module.css';

const SECTIONS = ['s1', 's2', 's3'] as const;

interface TextPageProps {
  readonly page: 'agreement';
}

/** A page of text: contents, then sections. Its texts are a namespace of its own, so that a page loads only itself. */
export function TextPage({ page }: TextPageProps) {
  const texts = `page-${page}` as const;
  const { t } = useTranslation([texts, 'footer']);
  const { name } = useBrand();
  return (
    <article className={styles.page}>
      <PageTitle text={t(`footer:pages.${page}`)} />
      <p>{t(`${texts}:lead`, { name })}</p>
      <ul className={styles.contents}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a className={styles.link} href={`#${section}`}>
              {t(`${texts}:${section}.title`)}
            </a>
          </li>
        ))}
      </ul>
      {SECTIONS.map((section) => (
        <section key={section} id={section} className={styles.section}>
          <h2>{t(`${texts}:${section}.title`)}</h2>
          <p>{t(`${texts}:${section}.text`)}</p>
        </section>
      ))}
    </article>
  );
}

import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { formatCount } from '#app/i18n/format.ts';
import { houseRules } from '#engine/sports';
import { PageTitle } from '#app/layout/page-title.tsx';
import { CompanyLines } from '#app/ui/company-lines.tsx';
import * as styles from './text-page.module.css';
import { sectionsOf, type TextPageName } from './text-pages.ts';

const HouseRules = lazy(async () => ({
  default: (await import('#app/features/betting/how-to/index.ts')).HouseRules,
}));

interface TextPageProps {
  readonly page: TextPageName;
}

/** A page of text: contents, then sections. Its texts are a namespace of its own, so that a page loads only its own. */
export function TextPage({ page }: TextPageProps) {
  const texts = `page-${page}` as const;
  const { t, i18n } = useTranslation([texts, 'footer']);
  const brand = useBrand();
  const hours = formatCount(String(houseRules(brand.rules).postponedHours), i18n.language);
  const sections = sectionsOf(page, brand);
  return (
    <article className={styles.page}>
      <PageTitle text={t(`footer:pages.${page}`)} />
      <p>{t(`${texts}:lead`, { name: brand.name })}</p>
      <CompanyLines className={styles.company} />
      <ul className={styles.contents}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} className={styles.section}>
          <h2>{t(title)}</h2>
          <p>{t(text, { hours })}</p>
        </section>
      ))}
      {page === 'rules' && (
        <Suspense>
          <HouseRules />
        </Suspense>
      )}
    </article>
  );
}

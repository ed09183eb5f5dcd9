import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { CompanyLines } from '#app/ui/company-lines.tsx';
import * as styles from './text-page.module.css';
import { sectionsOf, type TextPageName } from './text-pages.ts';
import { useHouseFacts } from './use-house-facts.ts';

// Safe address: a section of the page one is on.

const HouseRules = lazy(async () => ({
  default: (await import('#app/features/betting/how-to/index.ts')).HouseRules,
}));

const HelpArticles = lazy(async () => ({
  default: (await import('#app/features/around/support/index.ts')).HelpArticles,
}));

const ConsentChoices = lazy(async () => ({
  default: (await import('#app/error-reports/consent/consent-choices.tsx')).ConsentChoices,
}));

interface TextPageProps {
  readonly page: TextPageName;
}

/** A page of text: contents, then sections. Its texts are a namespace of its own, so that a page loads only its own. */
export function TextPage({ page }: TextPageProps) {
  const texts = `page-${page}` as const;
  const { t, i18n } = useTranslation([texts, 'footer']);
  const brand = useBrand();
  const facts = useHouseFacts();
  const sections = sectionsOf(page, brand).map(({ id, title, text }) => ({
    id,
    title: t(title, facts),
    text: t(text, facts),
    lang: languageOfSection(i18n.getResource(i18n.language, texts, `${id}.lang`)),
  }));
  return (
    <article className={styles.page}>
      <PageTitle text={t(`footer:pages.${page}`)} />
      <p>{t(`${texts}:lead`, facts)}</p>
      <CompanyLines className={styles.company} />
      <ul className={styles.contents}>
        {sections.map(({ id, title, lang }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} lang={lang} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {sections.map(({ id, title, text, lang }) => (
        <section key={id} id={id} className={styles.section} lang={lang} dir="auto">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {page === 'rules' && (
        <Suspense>
          <HouseRules />
        </Suspense>
      )}
      {page === 'privacy' && brand.reports !== undefined && (
        <Suspense>
          <ConsentChoices />
        </Suspense>
      )}
      {page === 'faq' && (
        <Suspense>
          <HelpArticles />
        </Suspense>
      )}
    </article>
  );
}

/** A section of the brand or the jurisdiction that is not in the page's language says which one it is in. */
const languageOfSection = (lang: unknown): string | undefined => (typeof lang === 'string' ? lang : undefined);

import { useTranslation } from 'react-i18next';
import { PageTitle } from '#app/layout/page-title.tsx';
import { CompanyLines } from '#app/ui/company-lines.tsx';
import * as styles from './text-page.module.css';
import { useHouseFacts } from './use-house-facts.ts';

interface Section {
  readonly title: string;
  readonly text: string;
}

/** What `locales/<language>/page-<name>.json` of a brand is; the build has checked it. */
type Texts = { readonly title: string; readonly lead?: string; readonly lang?: string } & Readonly<
  Record<string, Section | string | undefined>
>;

/** A page of the operator's own. A language that has no text of it shows that of the default language, and says so. */
export function OwnPage({ page }: { readonly page: string }) {
  // Of its own: the keys of the app's pages are known when it is compiled.
  const texts = `page-${page}` as 'page-terms';
  const { t, i18n } = useTranslation(texts);
  const facts = useHouseFacts();
  const own = i18n.getResourceBundle(i18n.language, texts) as Texts;
  const say = (key: string) => t(key as 'lead', facts);
  return (
    <article className={styles.page} lang={own.lang}>
      <PageTitle text={say('title')} />
      {own.lead !== undefined && <p>{say('lead')}</p>}
      <CompanyLines className={styles.company} />
      {Object.entries(own).flatMap(([id, section]) =>
        typeof section !== 'object' ? (
          []
        ) : (
          <section key={id} id={id} className={styles.section}>
            <h2>{say(`${id}.title`)}</h2>
            {say(`${id}.text`)
              .split(/\n{2,}/)
              .map((paragraph, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a text do not move
                <p key={place}>{paragraph}</p>
              ))}
          </section>
        ),
      )}
    </article>
  );
}

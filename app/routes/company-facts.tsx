import { useTranslation } from 'react-i18next';
import { COMPANY_LINES } from '#contract/brand/company.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import * as styles from './text-page.module.css';

/** Who answers for the site; nothing where the brand does not say it. */
export function CompanyFacts() {
  const { t } = useTranslation('pages');
  const { company, name } = useBrand();
  if (company === undefined) return null;
  return (
    <section id="company" className={styles.company} aria-labelledby="company-title">
      <h2 id="company-title">{t('company.title', { name })}</h2>
      <dl className={styles.facts}>
        {COMPANY_LINES.map((line) => {
          const text = company[line];
          return (
            text !== undefined && (
              <div key={line} className={styles.fact}>
                <dt>{t(`company.${line}`)}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

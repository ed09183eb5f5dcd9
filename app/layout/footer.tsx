import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/brand/languages.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import * as styles from './footer.module.css';

const YEAR = String(new Date().getFullYear());

/** What every betting page owes its readers: who it is by, and for whom it is not. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { name, footerText, defaultLanguage } = useBrand();
  const own = footerText[i18n.language as Language];
  return (
    <footer className={styles.footer}>
      <span className={styles.age}>18+</span>
      <p>{t('footer.responsible')}</p>
      <p className={styles.operator} lang={own === undefined ? defaultLanguage : undefined}>
        {own ?? footerText[defaultLanguage]}
      </p>
      <p>{t('footer.copyright', { year: YEAR, name })}</p>
    </footer>
  );
}

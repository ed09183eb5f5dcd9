import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import * as styles from './hero.module.css';

/**
 * The brand's own text and picture, first on the home page. The static page contains the same (`cli/build/static-shell.ts`),
 * so that it is visible before any script has run.
 */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { name, tagline, defaultLanguage, layout } = useBrand();
  return (
    <section className={styles.hero}>
      {layout.banner === 'art' && (
        <img className={styles.art} src="/brand/banner.svg" alt="" fetchPriority="high" draggable={false} />
      )}
      <div className={styles.words}>
        <p className={styles.tagline}>{i18n.language === defaultLanguage ? tagline : t('home.title', { name })}</p>
        <p className={styles.lead}>{t('home.lead')}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </section>
  );
}

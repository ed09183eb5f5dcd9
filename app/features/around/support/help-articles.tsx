import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { useIsOffered } from '#app/features/around/availability/index.ts';
import { OperatorHtml } from '#app/ui/operator-html.tsx';
import { useListHelpArticlesQuery } from './support-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './help-articles.module.css';

/** The upstream's articles about what the brand offers. An upstream without any leaves the brand's own answers as they are. */
export function HelpArticles() {
  const { t } = useTranslation(['support', 'shell']);
  const { features } = useBrand();
  const isOffered = useIsOffered();
  const isOfferedUrl = useCallback((url: string) => isOffered({ url }), [isOffered]);
  const { data = [] } = useListHelpArticlesQuery();
  const articles = data.filter(({ feature }) => feature === undefined || features[feature]);
  if (articles.length === 0) return null;
  return (
    <section className={stack.fit2}>
      <h2>{t('support:articles')}</h2>
      {articles.map(({ id, title, content, lang }) => (
        <details key={id} className={styles.article}>
          <summary className={styles.title} lang={lang} dir="auto">
            {title}
          </summary>
          <OperatorHtml html={content} lang={lang} loading={t('shell:loading')} isOffered={isOfferedUrl} />
        </details>
      ))}
    </section>
  );
}

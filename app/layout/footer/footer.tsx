import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/brand';
import { serverClock } from '#app/api/server-clock.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { CompanyLines } from '#app/ui/company-lines.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterGroup } from './footer-group.tsx';
import { useGetFooterTextsQuery } from './footer-api.ts';
import { NETWORK_NAMES } from './network-names.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './footer.module.css';

// Safe address: links by ExternalLink; pictures of the brand’s own folder.

/** Further links, the operator, and the notices that every betting page must show. */
export function Footer() {
  const { t } = useTranslation(['footer', 'shell']);
  const { name, social, sponsors } = useBrand();
  const said = useOperatorText();
  return (
    <div className={styles.footer}>
      <FooterColumns />
      {(social.length > 0 || sponsors.length > 0) && (
        <div className={styles.outside}>
          {social.length > 0 && (
            <FooterGroup title={t('footer:community')}>
              <ul className={styles.social}>
                {social.map(({ network, url }) => (
                  <li key={network}>
                    <ExternalLink href={url} className={styles.network}>
                      {NETWORK_NAMES[network]}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </FooterGroup>
          )}
          {sponsors.length > 0 && (
            <FooterGroup title={t('footer:sponsors')}>
              <ul className={stack.wrap2}>
                {sponsors.map(({ name: sponsor, logo, url }) => (
                  <li key={sponsor}>
                    <ExternalLink href={url} className={styles.sponsor}>
                      <img src={`/brand/${logo}`} alt="" width="96" height="32" loading="lazy" />
                      {sponsor}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </FooterGroup>
          )}
        </div>
      )}
      <div className={styles.small}>
        <span className={styles.age}>18+</span>
        <p className={styles.responsible}>{t('shell:footer.responsible')}</p>
        <p className={styles.operator} lang={said.lang} dir="auto">
          {said.text}
        </p>
        <CompanyLines className={styles.company} />
        <p>{t('footer:copyright', { year: new Date(serverClock.gameTime()).getFullYear(), name })}</p>
      </div>
    </div>
  );
}

/** The operator's text: what administrators have set for the language, else the brand file's. */
function useOperatorText(): { readonly text: string | undefined; readonly lang: string | undefined } {
  const { i18n } = useTranslation();
  const { footerText, defaultLanguage } = useBrand();
  const { data } = useGetFooterTextsQuery();
  const language = i18n.language as Language;
  const set = data && textFor(data, language);
  if (set !== undefined) return { text: set, lang: undefined };
  const own = footerText[language];
  return own === undefined
    ? { text: footerText[defaultLanguage], lang: defaultLanguage }
    : { text: own, lang: undefined };
}

/** The upstream's languages may name a region: `pt-BR` matches `pt`. */
function textFor(texts: Readonly<Record<string, string>>, language: string): string | undefined {
  const found = Object.entries(texts)
    .find(([key]) => key.toLowerCase().split('-')[0] === language)?.[1]
    .trim();
  return found === '' ? undefined : found;
}

import { useTranslation } from 'react-i18next';
import { MONEY_RULES } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { HELP, type Help } from './help.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './protection.module.css';

// Safe address: tel: of numbers in help.ts; the rest by ExternalLink.

/** Who helps with gambling, outside of the operator: on the page, and at hand where a player excludes themselves. */
export function HelpList({ isShort = false }: { readonly isShort?: boolean }) {
  const { t } = useTranslation('protection');
  const { profile, company } = useBrand();
  const { disputeBody, ombudsman } = company ?? {};
  const { complaints } = MONEY_RULES[profile];
  const own =
    complaints === 'disputeBody' && disputeBody !== undefined ? [{ ...disputeBody, what: 'dispute' as const }] : [];
  const all: readonly Help[] = [...HELP[profile], ...own];
  const shown = all.filter(({ what }) => !isShort || what !== 'dispute');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.help} data-testid="help">
      {shown.map(({ name, url, phone, what }) => (
        <li key={name}>
          <span>{t(`help.${what}`)}</span>{' '}
          <ExternalLink href={url} className={styles.link}>
            {name}
          </ExternalLink>
          {phone !== undefined && (
            <>
              {' '}
              <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            </>
          )}
        </li>
      ))}
      {complaints === 'ombudsman' && ombudsman !== undefined && !isShort && (
        <li data-testid="ombudsman">
          {t('help.ombudsman')}{' '}
          <a className={styles.link} href={`tel:${ombudsman.phone.replaceAll(' ', '')}`}>
            {ombudsman.phone}
          </a>{' '}
          <a className={styles.link} href={`mailto:${ombudsman.email}`}>
            {ombudsman.email}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The section of the page: help, and the tax on prizes where there is one. */
export function HelpSection() {
  const { t } = useTranslation('protection');
  const { profile } = useBrand();
  if (HELP[profile].length === 0) return null;
  return (
    <section className={stack.fit3}>
      <h2 className={styles.title}>{t('help.title')}</h2>
      <HelpList />
      {profile === 'br' && <p data-testid="tax">{t('help.tax')}</p>}
    </section>
  );
}

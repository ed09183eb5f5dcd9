import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import * as styles from './company-lines.module.css';
import { ExternalLink } from './external-link.tsx';

// Safe address: mailto: of the brand file; the rest by ExternalLink.

/** The operator, its registration and its licences; nothing if the brand does not state them. */
export function CompanyLines({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('footer');
  const { company } = useBrand();
  if (company === undefined) return null;
  const { name, address, registration, email, licences } = company;
  return (
    <address className={`${styles.lines} ${className ?? ''}`} data-testid="company">
      <p>{t('operator.by', { company: name, address })}</p>
      {registration !== undefined && <p>{t('operator.registration', { number: registration })}</p>}
      {licences.map(({ authority, number, url }) => (
        <p key={number}>
          {url === undefined ? (
            t('operator.licence', { number, authority })
          ) : (
            <ExternalLink href={url}>{t('operator.licence', { number, authority })}</ExternalLink>
          )}
        </p>
      ))}
      <p>
        {t('operator.contact')}: <a href={`mailto:${email}`}>{email}</a>
      </p>
    </address>
  );
}

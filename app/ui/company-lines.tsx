import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import * as styles from './company-lines.module.css';
import { OutsideLink } from './outside-link.tsx';

/** Who operates the site, where it is registered, what licences it holds. Nothing, where the brand does not say. */
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
            <OutsideLink href={url}>{t('operator.licence', { number, authority })}</OutsideLink>
          )}
        </p>
      ))}
      <p>
        {t('operator.contact')}: <a href={`mailto:${email}`}>{email}</a>
      </p>
    </address>
  );
}

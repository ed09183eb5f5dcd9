import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { safeUrl } from '#app/safe-links/safe-url.ts';
import { Notice } from '#app/ui/notice.tsx';
import * as buttons from '#app/ui/button.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';

// Safe address: checked by safeUrl.

/** The payment page's link, checked like every external address; in development the page's own origin serves the provider. */
export function PayLink({ url }: { readonly url: string | undefined }) {
  const { t } = useTranslation('wallet');
  const out = url === undefined ? undefined : checked(url);
  if (out === undefined) return <Notice kind="error">{t('order.noLink')}</Notice>;
  return (
    <div className={stack.gap2}>
      <a className={buttons.button} href={out} target="_blank" rel="noopener noreferrer">
        {t('order.pay')}
        <ExternalLink size={18} aria-hidden="true" />
      </a>
      <p className={muted.small}>{t('order.payHint')}</p>
    </div>
  );
}

function checked(url: string): string | undefined {
  const anywhere = safeUrl(url, 'any');
  if ('url' in anywhere) return anywhere.url;
  const here = safeUrl(url, [location.origin]);
  return 'url' in here ? here.url : undefined;
}

import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import { ContentLink } from '#app/ui/content-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PROMOTION_KIND, usePromotions } from './promotions-api.ts';
import * as buttons from '#app/ui/button.module.css';
import * as styles from './download-banner.module.css';

interface DownloadBannerProps {
  /** Whether the page has no tiles, which come from the same call and say why it failed. */
  readonly isAlone?: boolean;
}

/** Offers the app for phones until the player dismisses it; another offer is shown again. */
export function DownloadBanner({ isAlone = false }: DownloadBannerProps) {
  const { t } = useTranslation('promotions');
  const { data, isError, error } = usePromotions();
  const [hidden, setHidden] = useState(() => readStored('hiddenDownload', v.string()));
  const offer = data?.find(({ kind }) => kind === PROMOTION_KIND.download);
  const said = isAlone && data === undefined ? wordsOf(error) : undefined;
  if (said !== undefined) return <p>{said}</p>;
  // After a dismissal no space is reserved for the next offer before it is known.
  if (data === undefined) return hidden !== undefined || isError ? null : <div className={styles.banner} data-shape />;
  if (offer === undefined || offer.id === hidden) return null;
  return (
    <section className={styles.banner} aria-label={offer.title}>
      <span className={styles.frame}>
        <Picture src={offer.image} alt="" width={640} height={360} className={styles.picture} />
      </span>
      <h2 className={styles.title} lang={offer.lang} dir="auto">
        {offer.title}
      </h2>
      <ContentLink href={offer.url} className={`${buttons.button} ${styles.get}`}>
        <Download aria-hidden="true" size={18} />
        {t('download')}
      </ContentLink>
      <button
        type="button"
        className={styles.close}
        aria-label={t('hideDownload')}
        onClick={() => {
          writeStored('hiddenDownload', offer.id);
          setHidden(offer.id);
        }}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </section>
  );
}

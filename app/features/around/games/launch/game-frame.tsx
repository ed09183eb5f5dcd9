import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { SessionStrip } from '#app/features/account/protection/index.ts';
import { Notice } from '#app/ui/notice.tsx';
import { gameAddress, sandboxOf } from './game-address.ts';
import { GameClock } from './game-clock.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './game-frame.module.css';

// Safe address: checked by gameAddress, which is safeUrl with the brand’s origins.

interface GameFrameProps {
  /** As received, unchecked. */
  readonly address: string;
  /** Where closing leads. */
  readonly back: string;
  /** What is played, where that is known. */
  readonly title?: string | undefined;
}

/** Section 9 of the specification. */
const HEIGHT = 800;

/** A provider's game in a frame, with the minimum permissions and the time visible; or why its address is refused. */
export function GameFrame({ address, back, title }: GameFrameProps) {
  const { t } = useTranslation('games');
  const { frameOrigins, name } = useBrand();
  const [isLoaded, setLoaded] = useState(false);
  useFreshBalance();
  const here = globalThis.location.origin;
  const checked = gameAddress(address, frameOrigins, here);
  if ('refused' in checked) {
    return (
      <div className={styles.refused}>
        <Notice kind="error">
          <strong>{t('refusedTitle')}</strong>
          <p>{t(checked.refused, { brand: name })}</p>
        </Notice>
        <Link to={back} className={styles.close}>
          <ArrowLeft size={20} aria-hidden="true" />
          {t('back')}
        </Link>
      </div>
    );
  }
  return (
    <section className={stack.gap3}>
      <div className={styles.bar}>
        <GameClock />
        <SessionStrip />
        <Link to={back} className={styles.close}>
          <X size={20} aria-hidden="true" />
          {t('closeGame')}
        </Link>
      </div>
      <div className={styles.stage} aria-busy={!isLoaded}>
        {!isLoaded && (
          <p className={styles.loading} role="status">
            {t('loading')}
          </p>
        )}
        <iframe
          title={title ?? t('frame')}
          src={checked.url}
          height={HEIGHT}
          className={styles.frame}
          sandbox={sandboxOf(checked.url, here)}
          referrerPolicy="no-referrer"
          allow="fullscreen; autoplay"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </section>
  );
}

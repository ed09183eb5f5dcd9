import { useTranslation } from 'react-i18next';
import { CricketOdds } from '#app/features/betting/slip/cricket/cricket-odds.tsx';
import type { GonePick } from '#app/features/betting/slip/booking/from-booking.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import * as styles from '#app/features/betting/slip/booking/booking.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as pickStyles from './pick-row.module.css';

interface CricketPreviewProps {
  readonly home: string;
  readonly away: string;
  readonly pick: {
    readonly slipLabel: string;
    readonly categoryLabel: string;
    readonly odd: string;
    readonly moved: string | undefined;
    readonly isGone: boolean;
  };
}

/** A cricket pick of a shared code, without controls. */
export function CricketPreview({ home, away, pick }: CricketPreviewProps) {
  const { t } = useTranslation('slip');
  return (
    <li className={pickStyles.pick} data-state={pick.moved === undefined ? 'open' : 'moved'}>
      <div className={pickStyles.text}>
        <span className={pickStyles.market}>{pick.categoryLabel}</span>
        <strong>{pick.slipLabel}</strong>
        <span className={muted.tiny}>{t('versus', { home, away })}</span>
      </div>
      <CricketOdds entry={pick} />
    </li>
  );
}

/** A pick of a shared code that is no longer offered. The teams are named while their match is on offer. */
export function GonePreview({ gone: { game, pick, match, odds } }: { readonly gone: GonePick }) {
  const { t } = useTranslation(['slip', 'markets']);
  const outcome = useOutcomeText();
  const oddsText = useOddsText();
  const names = { home: match?.home ?? t('slip:booking.home'), away: match?.away ?? t('slip:booking.away') };
  return (
    <li className={styles.gone} data-testid="gone-pick">
      <span className={styles.what}>
        <span>
          {[t(`slip:game.${game}`), ...(pick === undefined ? [] : [t(`markets:market.${pick.market}`)])].join(' · ')}
        </span>
        {pick !== undefined && <s>{outcome({ ...pick, ...names })}</s>}
        {match !== undefined && <span>{t('slip:versus', match)}</span>}
        <span className={styles.over}>{t('slip:pickGone')}</span>
      </span>
      <s translate="no">{oddsText(odds)}</s>
    </li>
  );
}

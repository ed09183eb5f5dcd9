import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { DrawBet } from './draw-bet.ts';
import { DrawSlipBar } from './draw-slip-bar.tsx';
import { DrawSlipEdit } from './draw-slip-edit.tsx';
import { injectedDrawSlip, stepTaken } from './draw-slip-slice.ts';
import { ReviewDialog } from './review-dialog.tsx';
import * as badge from '#app/ui/badge.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './draw-slip.module.css';

interface DrawSlipProps {
  readonly bet: DrawBet;
  /** `panel` is beside the page, `bar` at its bottom with the selections in a drawer. */
  readonly layout: 'panel' | 'bar';
}

/** The slip of a lottery, in the place of the sports slip. */
export function DrawSlip({ bet, layout }: DrawSlipProps) {
  const { t, i18n } = useTranslation('lottery');
  const dispatch = useAppDispatch();
  const step = useAppSelector((state) => injectedDrawSlip.selectSlice(state).step);
  const count = bet.summary.rows.length;
  const review = step === 'review' && <ReviewDialog bet={bet} shape={layout === 'panel' ? 'window' : 'sheet'} />;
  if (layout === 'panel') {
    return (
      <section className={stack.gap3} aria-label={t('slip.title')}>
        <header className={styles.head}>
          <h2>{t('slip.title')}</h2>
          {count > 0 && <span className={badge.count}>{formatCount(String(count), i18n.language)}</span>}
        </header>
        <DrawSlipEdit bet={bet} />
        {review}
      </section>
    );
  }
  return (
    <>
      <DrawSlipBar bet={bet} />
      {step === 'edit' && (
        <Dialog title={t('slip.title')} shape="sheet" onClose={() => dispatch(stepTaken('none'))}>
          <DrawSlipEdit bet={bet} />
        </Dialog>
      )}
      {review}
    </>
  );
}

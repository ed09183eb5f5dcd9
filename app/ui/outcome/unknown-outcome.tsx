import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Notice } from '#app/ui/notice.tsx';
import * as styles from './unknown-outcome.module.css';

export interface UnknownProps {
  /** What was pressed: each has its own place where the player can look. */
  readonly of: 'bet' | 'cashOut' | 'money' | 'currency' | 'reward';
}

/** Shown when it cannot be found out whether a money call was carried out: where to look, and whom to ask, before pressing again. */
export function UnknownOutcome({ of }: UnknownProps) {
  return (
    <Notice kind="warning">
      <UnknownText of={of} />
    </Notice>
  );
}

export function UnknownText({ of }: UnknownProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const onLeave = () => void dispatch(overlayClosed());
  return (
    <div data-testid="outcome-unknown">
      <strong>{t(`unknown.${of}`)}</strong>
      <p>{t(`unknown.${of}Hint`)}</p>
      <p className={styles.links}>
        {(of === 'bet' || of === 'cashOut') && (
          <Link to={paths.myBets} onClick={onLeave}>
            {t('nav.myBets')}
          </Link>
        )}
        <Link to={{ search: '?support=true' }} onClick={onLeave}>
          {t('unknown.support')}
        </Link>
      </p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './session-form.module.css';

/** A link to the other dialog, and the notes about betting that sign-in and registration show. */
export function FormFoot({ to }: { readonly to: 'signIn' | 'register' }) {
  const { t } = useTranslation(['session', 'shell']);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.foot}>
      <p>
        {t(to === 'signIn' ? 'register.haveAccount' : 'signIn.noAccount')}{' '}
        <button type="button" className={styles.link} onClick={() => dispatch(overlayOpened({ kind: to }))}>
          {t(to === 'signIn' ? 'signIn.submit' : 'register.open')}
        </button>
      </p>
      <p className={muted.tiny}>
        {t('adultsOnly')} {t('shell:footer.responsible')}
      </p>
    </div>
  );
}

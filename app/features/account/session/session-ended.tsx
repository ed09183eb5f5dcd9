import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** In place of a player's page whose session has expired: after signing in again, the page is there, with what was chosen on it. */
export function SessionEnded() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  return (
    <Notice
      kind="warning"
      action={<Button onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>{t('signIn.button')}</Button>}
    >
      {t('error.signedOut')}
    </Notice>
  );
}

import { useTranslation } from 'react-i18next';
import { useRules } from '#app/brand/use-rules.ts';
import { formatTime } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Shown after each sign-in until dismissed: the time of the last one, and the warning that a jurisdiction may require. */
export function SignInNews({
  lastSignIn,
  onClose,
}: {
  readonly lastSignIn: string | null;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation('protection');
  const { tellsLastSignIn, isWarned } = useRules();
  const last =
    lastSignIn === null
      ? t('lastSignIn.none')
      : t('lastSignIn.at', {
          time: formatTime(lastSignIn, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
        });
  if (!tellsLastSignIn && !isWarned) return null;
  return (
    <Notice
      kind={isWarned ? 'warning' : 'info'}
      action={<QuietButton onClick={onClose}>{t('understood')}</QuietButton>}
    >
      {tellsLastSignIn && <p data-testid="last-sign-in">{last}</p>}
      {isWarned && <p data-testid="warning">{t('warning')}</p>}
    </Notice>
  );
}

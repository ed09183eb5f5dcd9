import { useTranslation } from 'react-i18next';
import { MONEY_RULES } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Where the jurisdiction asks for it: what is seen of a match in play is late, and others may know more. */
export function InPlayNote() {
  const { t } = useTranslation('sports');
  const { profile } = useBrand();
  if (MONEY_RULES[profile].tellsDelay === undefined) return null;
  return (
    <div data-testid="in-play-note">
      <Notice kind="info">{t('inPlay')}</Notice>
    </div>
  );
}

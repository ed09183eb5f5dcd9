import { useTranslation } from 'react-i18next';
import { ChangeOutcome } from '#app/features/account/protection/change-outcome.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { useSetPlayerLimitMutation } from '#app/features/account/protection/protection-api.ts';
import * as stack from '#app/ui/stack.module.css';

/** On offer; a player without limits is asked every year unless they choose one of these. */
const MONTHS = [1, 2, 3, 6];

/** How often the player is asked whether the limits still fit. */
export function ReviewInterval({ months }: { readonly months: number }) {
  const { t } = useTranslation('protection');
  const [set, setting] = useSetPlayerLimitMutation();
  const offered = MONTHS.includes(months) ? MONTHS : [...MONTHS, months];
  return (
    <div className={stack.fit3}>
      <SelectField
        label={t('review.every')}
        value={String(months)}
        onChange={({ target }) => void set({ kind: 'review', months: Number(target.value) })}
        options={offered.map((each) => ({ value: String(each), text: t('months', { count: each }) }))}
      />
      <ChangeOutcome of={setting} />
    </div>
  );
}

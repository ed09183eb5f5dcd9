import { useTranslation } from 'react-i18next';
import { useListCurrenciesQuery } from '#app/features/account/account/index.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { OddsFormatChoice } from './odds-format-choice.tsx';
import type { AcceptOdds } from '#app/features/betting/slip/pricing/to-engine-slip.ts';
import { SelectRow } from './select-row.tsx';
import * as styles from './slip-settings.module.css';

const POLICIES: readonly AcceptOdds[] = ['none', 'better', 'any'];

/** How the player wants to bet; kept on this device. */
export function SlipSettings({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const { acceptOdds, keepsSlip, isOddsNewsOff, alsoIn } = useAppSelector((state) => state.preferences);
  const { currentData: currencies = [] } = useListCurrenciesQuery();
  const others = currencies.filter((option) => option.status === 1 && option.currency !== currency);
  return (
    <div className={styles.settings}>
      <SelectRow
        label={t('settings.acceptOdds')}
        value={acceptOdds}
        options={POLICIES.map((value) => ({ value, text: t(`settings.accept.${value}`) }))}
        onChoose={(value) => dispatch(preferencesChanged({ acceptOdds: value }))}
      />
      <OddsFormatChoice />
      {others.length > 0 && (
        <SelectRow
          label={t('settings.alsoIn')}
          value={others.some((option) => option.currency === alsoIn) ? (alsoIn ?? '') : ''}
          options={[
            { value: '', text: t('settings.onlyOne') },
            ...others.map((option) => ({ value: option.currency, text: option.currency })),
          ]}
          onChoose={(value) => dispatch(preferencesChanged({ alsoIn: value === '' ? undefined : value }))}
        />
      )}
      <Checkbox
        label={t('settings.keepsSlip')}
        checked={keepsSlip}
        onChange={(event) => dispatch(preferencesChanged({ keepsSlip: event.target.checked }))}
      />
      <Checkbox
        label={t('settings.saysOdds')}
        checked={isOddsNewsOff !== true}
        onChange={(event) => dispatch(preferencesChanged({ isOddsNewsOff: !event.target.checked }))}
      />
    </div>
  );
}

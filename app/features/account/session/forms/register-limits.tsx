import type { ComponentProps, ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_PERIODS, type LimitToSet } from '#contract/entities';
import { AmountField } from '#app/ui/amount-field.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { limitStops, placesOfLimit } from '#app/features/account/credentials/index.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { formatMoney } from '#app/i18n/format.ts';
import type { RegisterValues } from './schemas.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './session-form.module.css';

type Field = ComponentPropsWithRef<'select'> & { readonly error?: string | undefined };

type Amount = Pick<ComponentProps<typeof AmountField>, 'name' | 'value' | 'onEnter' | 'error'>;

interface RegisterLimitsProps {
  readonly field: (name: keyof RegisterValues) => object;
  readonly amount: (name: keyof RegisterValues) => Amount;
  readonly currency: string;
  readonly kinds: readonly LimitToSet['kind'][];
  /** Where a limit may be refused: the active no. */
  readonly decline?: Omit<ComponentProps<typeof Checkbox>, 'label'>;
}

/** A player's first limits, one of each kind, or a deposit limit that the player may refuse; more can be set afterwards. */
export function RegisterLimits({ field, amount, currency, kinds, decline }: RegisterLimitsProps) {
  const { t, i18n } = useTranslation('protection');
  const { sports, limits } = useBrand();
  // The account is opened in the brand's currency.
  const least = sports.length === 0 ? undefined : limits.stake.least;
  const isOptional = decline !== undefined;
  return (
    <fieldset className={styles.limits}>
      <legend>{t(isOptional ? 'limits.optional' : 'limits.choose')}</legend>
      <p className={muted.lead}>{t(isOptional ? 'limits.optionalLead' : 'limits.chooseLead')}</p>
      {kinds.map((kind) => (
        <div key={kind} className={styles.pair}>
          <AmountField
            {...amount(`${kind}Limit`)}
            places={placesOfLimit(kind, currency)}
            label={t(`kind.${kind}`)}
            currency={kind === 'session' ? t('limits.minutes') : currency}
          />
          <SelectField
            {...(field(`${kind}Period`) as Field)}
            label={t('limits.period', { kind: t(`kind.${kind}`) })}
            options={LIMIT_PERIODS.map((period) => ({ value: period, text: t(`period.${period}`) }))}
          />
        </div>
      ))}
      <div role="status">
        {kinds.map((kind) => {
          const stops = limitStops(kind, amount(`${kind}Limit`).value, {
            places: placesOfLimit(kind, currency),
            least,
          });
          if (stops === undefined) return null;
          const said = t(stops, { amount: formatMoney(least ?? '0', currency, i18n.language) });
          return <p key={kind}>{`${t(`kind.${kind}`)}: ${said}`}</p>;
        })}
      </div>
      {isOptional && <Checkbox {...decline} label={t('limits.decline')} />}
    </fieldset>
  );
}

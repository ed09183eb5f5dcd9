import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKETING_CHANNELS, MARKETING_PRODUCTS, type MarketingChoice } from '#contract/entities';
import { SubmitButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ChangeOutcome } from '#app/features/account/protection/change-outcome.tsx';
import { useMayUrge } from '#app/features/account/protection/guard/use-may-urge.ts';
import { useGetSessionSummaryQuery, useSetMarketingMutation } from '#app/features/account/protection/protection-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

/** What may be advertised, by product and by channel: nothing unless it is ticked. Only where the jurisdiction asks, and not during a break. */
export function MarketingSection() {
  const { t } = useTranslation('protection');
  const { currentData } = useGetSessionSummaryQuery();
  const mayUrge = useMayUrge() === true;
  const marketing = currentData?.marketing;
  if (marketing === undefined || !mayUrge) return null;
  return (
    <section className={stack.fit3}>
      <h2 className={styles.title}>{t('marketing.title')}</h2>
      <p className={muted.lead}>{t('marketing.lead')}</p>
      <Choice chosen={marketing ?? { products: [], channels: [] }} />
    </section>
  );
}

const toggled = <Name extends string>(names: readonly Name[], name: Name) =>
  names.includes(name) ? names.filter((each) => each !== name) : [...names, name];

function Choice({ chosen }: { readonly chosen: MarketingChoice }) {
  const { t } = useTranslation('protection');
  const [typed, setTyped] = useState<MarketingChoice>();
  const [set, setting] = useSetMarketingMutation();
  const choice = typed ?? chosen;
  /** What was saved before is no news of what is ticked now. */
  const change = (changed: Partial<MarketingChoice>) => {
    setTyped({ ...choice, ...changed });
    setting.reset();
  };
  return (
    <form
      className={stack.fit3}
      aria-label={t('marketing.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void set(choice);
      }}
    >
      <fieldset className={styles.kind}>
        <legend>{t('marketing.products')}</legend>
        {MARKETING_PRODUCTS.map((product) => (
          <Checkbox
            key={product}
            label={t(`marketing.product.${product}`)}
            checked={choice.products.includes(product)}
            onChange={() => change({ products: toggled(choice.products, product) })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.kind}>
        <legend>{t('marketing.channels')}</legend>
        {MARKETING_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`marketing.channel.${channel}`)}
            checked={choice.channels.includes(channel)}
            onChange={() => change({ channels: toggled(choice.channels, channel) })}
          />
        ))}
      </fieldset>
      <ChangeOutcome of={setting} done={setting.data && t('marketing.saved')} result={setting.data} />
      <div className={styles.actions}>
        <SubmitButton isBusy={setting.isLoading}>{t('marketing.save')}</SubmitButton>
      </div>
    </form>
  );
}

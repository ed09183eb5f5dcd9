import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/features/around/invite/index.ts';
import { Profile } from '#app/features/account/profile/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import {
  ChangePaymentPassword,
  History,
  LatestBonuses,
  RealNameForm,
  SetPaymentPassword,
} from '#app/features/money/wallet/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { useProductNames } from '#app/layout/wallet/use-product-names.ts';

/** Section 9 of the specification: a copied code is confirmed for 400 ms. */
const COPIED_MS = 400;

const copyButton = (code: string, label: string) => <CopyButton text={code} label={label} confirmMs={COPIED_MS} />;

const realNameForm = (onDone: () => void) => <RealNameForm onDone={onDone} />;
const paymentPasswordForm = (isSet: boolean, onDone: () => void) =>
  isSet ? <ChangePaymentPassword onDone={onDone} /> : <SetPaymentPassword onDone={onDone} />;

export function ProfileRoute() {
  const { t } = useTranslation('shell');
  const mayUrge = useMayUrge(true);
  const games = useProductNames();
  return (
    <PlayerOnly>
      <PageTitle text={t('nav.profile')} />
      <Profile
        mayUrge={mayUrge}
        history={<History games={games} />}
        bonuses={<LatestBonuses />}
        realNameForm={realNameForm}
        paymentPasswordForm={paymentPasswordForm}
        copyButton={copyButton}
      />
    </PlayerOnly>
  );
}

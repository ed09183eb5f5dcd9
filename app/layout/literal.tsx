import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Literal as LiteralSettings } from '#contract/brand';
import { paths } from '#app/paths.ts';
import { startListening } from '#app/store/hooks.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { useIsDesktop } from './use-is-desktop.ts';
import './literal.module.css';

/** Section 8 of the specification. */
const SIGN_IN_AFTER_MS = 5_000;

/** The letter of the specification, for the settings that are on. */
export function Literal({ signInAddress, rechargeInProfile, dialogMotion }: LiteralSettings) {
  const isDesktop = useIsDesktop();
  return (
    <>
      {signInAddress === true && <SignInAddress />}
      {rechargeInProfile === true && !isDesktop && <RechargeInProfile />}
      {dialogMotion === true && <DialogMotion />}
    </>
  );
}

/** Goes to the address of the sign-in, 5 s after the upstream has refused the session. */
function SignInAddress() {
  const navigate = useNavigate();
  useEffect(
    () =>
      startListening({
        actionCreator: signedOut,
        effect: async ({ payload }, { getState, delay }) => {
          if (payload.because !== 'expired') return;
          await delay(SIGN_IN_AFTER_MS);
          if (getState().session.player === undefined) void navigate(paths.login);
        },
      }),
    [navigate],
  );
  return null;
}

/** The one button of the phone's navigation, recharge, leads to the profile; its address opens the wallet. */
function RechargeInProfile() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const nav = t('nav.label');
  useEffect(() => {
    const end = new AbortController();
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('nav > button')?.parentElement?.ariaLabel !== nav) return;
      event.stopPropagation();
      void navigate(`${paths.profile}?wallet=deposit`);
    };
    document.addEventListener('click', onClick, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [navigate, nav]);
  return null;
}

/** literal.module.css has the times. */
function DialogMotion() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['dialogMotion'] = 'literal';
    return () => {
      delete dataset['dialogMotion'];
    };
  }, []);
  return null;
}

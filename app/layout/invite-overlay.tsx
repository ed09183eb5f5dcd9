import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Invite } from '#app/features/around/invite/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { useQueryFlag } from './query-flags.ts';

/** The invitation; an address that asks for it during a break is one without it. */
export function InviteOverlay() {
  // With the texts of its content: the window is in the middle of the page, and moves whenever it grows.
  const { t } = useTranslation(['shell', 'invite']);
  const mayUrge = useMayUrge(true);
  const [isOpen, close] = useQueryFlag('invite');
  const isTurnedAway = isOpen && mayUrge === false;
  useEffect(() => {
    if (isTurnedAway) close();
  }, [isTurnedAway, close]);
  if (mayUrge !== true || !isOpen) return null;
  return (
    <Dialog title={t('menu.invite')} flag="invite=true" onClose={close}>
      <Invite />
    </Dialog>
  );
}

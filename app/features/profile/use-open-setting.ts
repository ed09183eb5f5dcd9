import { useState } from 'react';

export type Setting = 'nickname' | 'realName' | 'email' | 'mobile' | 'password' | 'paymentPassword';

/** Which setting's form is open: one at a time. Beside the one that was changed last stands that it was. */
export function useOpenSetting() {
  const [open, setOpen] = useState<Setting>();
  const [changed, setChanged] = useState<Setting>();
  const [sent, setSent] = useState<Setting>();
  return {
    of: (name: Setting, news?: string) => ({
      isOpen: open === name,
      news: changed === name ? news : undefined,
      onToggle() {
        setOpen(open === name ? undefined : name);
        setChanged(undefined);
        setSent(undefined);
      },
    }),
    /** A code is on its way for the one that is open. */
    isSent: (name: Setting) => sent === name,
    sent: (name: Setting) => () => setSent(name),
    done: (name: Setting) => () => {
      setOpen(undefined);
      setSent(undefined);
      setChanged(name);
    },
  };
}

export type OpenSetting = ReturnType<typeof useOpenSetting>;

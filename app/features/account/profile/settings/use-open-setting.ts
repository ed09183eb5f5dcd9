import { useState } from 'react';

export type Setting = 'nickname' | 'realName' | 'email' | 'mobile' | 'password' | 'paymentPassword';

/** Which setting's form is open: one at a time. The one that was changed last shows a confirmation. */
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
    /** A code was sent for the open one. */
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

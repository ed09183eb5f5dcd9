import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '#app/ui/button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** How long "copied" is shown (section 9 of the specification: 400 ms in the invite window, 1 s where a link is shared). */
  readonly confirmMs: number;
}

/** Copies, and briefly shows whether it worked: a page without permission cannot copy. */
export function CopyButton({ text, label, confirmMs }: CopyButtonProps) {
  const { t } = useTranslation('invite');
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), confirmMs);
    return () => clearTimeout(timer);
  }, [state, confirmMs]);

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <QuietButton aria-label={label} onClick={() => void onCopy()}>
        <Icon size={18} aria-hidden="true" />
        <span>{t(state === 'copied' ? 'copied' : 'copy')}</span>
      </QuietButton>
      <span role="status">{state === 'refused' ? t('copyRefused') : ''}</span>
    </>
  );
}

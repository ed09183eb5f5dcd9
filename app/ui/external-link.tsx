import type { ReactNode } from 'react';
import { safeUrl } from '#app/safe-links/safe-url.ts';

// Safe address: checked by safeUrl.

interface ExternalLinkProps {
  /** As received, unchecked. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** An external link in its own tab, without access to this page. If the address is refused, only its content is shown. */
export function ExternalLink({ href, className, label, children }: ExternalLinkProps) {
  const out = safeUrl(href, 'any');
  if ('refused' in out) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={out.url} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
}

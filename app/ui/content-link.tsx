import type { ReactNode } from 'react';
import { isOwnPath } from '#app/safe-links/own-path.ts';
import { ExternalLink } from './external-link.tsx';

// Safe address: checked by safeUrl or isOwnPath.

interface ContentLinkProps {
  /** As received, unchecked: an address of ours (`/promotions/1`) or of another site. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the operator's content, in its own tab: to a page of this site, or to another site if the address is safe. */
export function ContentLink({ href, className, label, children }: ContentLinkProps) {
  if (!isOwnPath(href)) return <ExternalLink {...{ href, className, label, children }} />;
  return (
    <a className={className} href={href} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}

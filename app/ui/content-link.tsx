import type { ReactNode } from 'react';
import { isOwnPath } from '#app/outside/own-path.ts';
import { OutsideLink } from './outside-link.tsx';

interface ContentLinkProps {
  /** As it came from outside, unchecked: an address of ours (`/promotions/1`) or of another site. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the operator's content, in a tab of its own: to a page of this site, or out of it as `OutsideLink` allows. */
export function ContentLink({ href, className, label, children }: ContentLinkProps) {
  if (!isOwnPath(href)) return <OutsideLink {...{ href, className, label, children }} />;
  return (
    <a className={className} href={href} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { outsideUrl } from '#app/outside/outside-url.ts';

interface OutsideLinkProps {
  /** As it came from outside, unchecked. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link that leaves the app, in a tab of its own that cannot reach back. An address that is refused leaves its content as text. */
export function OutsideLink({ href, className, label, children }: OutsideLinkProps) {
  const out = outsideUrl(href, 'any');
  if ('refused' in out) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={out.url} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
}

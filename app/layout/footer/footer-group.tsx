import type { Elements } from '#app/ui/elements.ts';
import { useIsDesktop } from '#app/layout/use-is-desktop.ts';
import * as styles from './footer.module.css';

interface FooterGroupProps {
  readonly title: string;
  /** Of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly children: Elements;
}

/** Links below their heading. On phones they are closed until one presses it: with all of them open, the footer is longer than a screen. */
export function FooterGroup({ title, lang, children }: FooterGroupProps) {
  const isDesktop = useIsDesktop();
  const heading = (
    <h2 className={styles.heading} lang={lang}>
      {title}
    </h2>
  );
  if (isDesktop)
    return (
      <section>
        {heading}
        {children}
      </section>
    );
  return (
    <details className={styles.group}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

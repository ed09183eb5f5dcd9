import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';

interface PageTitleProps {
  readonly text: string;
  /** The page shows by other means where one is; screen readers have its heading all the same. */
  readonly isHidden?: boolean;
}

/** Sets the page's heading and the document's title together. */
export function PageTitle({ text, isHidden = false }: PageTitleProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${text} · ${name}`;
  }, [text, name]);
  return <h1 className={isHidden ? hidden.hidden : undefined}>{text}</h1>;
}

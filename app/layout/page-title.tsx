import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';

/** Sets the page's heading and the document's title together. */
export function PageTitle({ text }: { readonly text: string }) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${text} · ${name}`;
  }, [text, name]);
  return <h1>{text}</h1>;
}

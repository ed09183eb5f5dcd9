import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Games on a page of the list: fills rows of two, three, four, six and eight. */
const PAGE = 24;
/** Addresses are untrusted. */
const MAX_PAGES = 100;

interface Shown {
  readonly category: string;
  readonly pages: number;
}

function read(address: URLSearchParams): Shown {
  const pages = Number(address.get('pages') ?? 1);
  const isNumber = Number.isInteger(pages) && pages >= 1;
  return { category: address.get('category') ?? '', pages: isNumber ? Math.min(pages, MAX_PAGES) : 1 };
}

/** The category and the number of games shown. The address keeps both: the list is as long as before when one comes back to it. */
export function useGamePages() {
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useState(() => read(address));
  const show = (next: Shown) => {
    setShown(next);
    setAddress(
      (now) => {
        const written = new URLSearchParams(now);
        if (next.category === '') written.delete('category');
        else written.set('category', next.category);
        if (next.pages === 1) written.delete('pages');
        else written.set('pages', String(next.pages));
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    /** As the address says: this list may have no such category. */
    asked: shown.category,
    count: shown.pages * PAGE,
    choose: (category: string) => show({ category, pages: 1 }),
    showMore: () => show({ ...shown, pages: shown.pages + 1 }),
  };
}

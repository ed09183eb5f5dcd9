import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the address that the player went back to while the first page was drawn, piece by piece: the router listens only once
 * that stands. To be rendered before the routes, whose own effects change the address.
 */
export function MissedAddress() {
  const { pathname, search, hash } = useLocation();
  const [first] = useState(pathname + search + hash);
  useEffect(() => {
    if (location.pathname + location.search + location.hash !== first)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, [first]);
  return null;
}

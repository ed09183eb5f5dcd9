import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface NotedMovesProps {
  readonly onGo: (way: string, to: string) => void;
}

/** Notes each move to another address: PUSH can be gone back from, REPLACE cannot. */
export function NotedMoves({ onGo }: NotedMovesProps) {
  const location = useLocation();
  const way = useNavigationType();
  const first = useRef(location);
  useEffect(() => {
    if (location === first.current) return;
    onGo(way, location.pathname + location.search + location.hash);
  }, [location, way, onGo]);
  return null;
}

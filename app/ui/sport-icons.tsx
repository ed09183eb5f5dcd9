import type { ReactNode } from 'react';

interface IconProps {
  readonly size: number;
  readonly 'aria-hidden'?: 'true';
}

// Balls that lucide lacks, drawn in its style.
function drawn(picture: ReactNode) {
  return function SportIcon({ size, ...rest }: IconProps) {
    return (
      <svg
        {...rest}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {picture}
      </svg>
    );
  };
}

export const SoccerIcon = drawn(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="m12 7.5 4.1 3-1.6 4.8h-5l-1.6-4.8zM12 7.5V2.2M16.1 10.5l5-1.7M14.5 15.3l3 4.3M9.5 15.3l-3 4.3M7.9 10.5l-5-1.7" />
  </>,
);

export const BasketballIcon = drawn(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M2 12h20M12 2v20M5 5c3.6 4 3.6 10 0 14M19 5c-3.6 4-3.6 10 0 14" />
  </>,
);

export const CricketIcon = drawn(
  <>
    <path d="m3.5 20.5 4-4M6.6 13.6 15 5.2a2.4 2.4 0 0 1 3.4 3.4L10 17z" />
    <circle cx="18" cy="18" r="2.5" />
  </>,
);

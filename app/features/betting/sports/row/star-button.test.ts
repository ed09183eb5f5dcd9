import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StarButton } from './star-button.tsx';

it.each([
  [true, 'true', 'currentColor'],
  [false, 'false', 'none'],
])('a star that is on: %s is filled with its own colour, or with nothing', (isOn, pressed, fill) => {
  const markup = renderToStaticMarkup(h(StarButton, { label: 'Favourite', isOn, onToggle: () => undefined }));
  expect(/<button type="button" class="\w+" aria-pressed="(\w+)" aria-label="Favourite"/.exec(markup)?.[1]).toBe(
    pressed,
  );
  expect(/<svg [^>]*fill="(\w+)"/.exec(markup)?.[1]).toBe(fill);
});

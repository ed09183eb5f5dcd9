import { expect, it } from 'vitest';
import { QUESTIONS } from './questions.ts';

const problemOf = (name: string, answer: string) =>
  QUESTIONS.find((each) => each.name === name)?.problem(answer, { company: 'North Ltd.' });

it.each(['name', 'tagline', 'company', 'address'])('HTML is refused where %s is asked for', (name) => {
  expect(problemOf(name, 'Play <b>now</b>')).toBe("'<b>' is shown as it is written, not as HTML. Write plain text.");
  expect(problemOf(name, 'Play 1 < 2')).toBeUndefined();
});

it.each(['name', 'tagline', 'company', 'authority'])(
  'a character that is not shown is refused where %s is asked for',
  (name) => {
    expect(problemOf(name, 'Play\u202E now')).toBe(
      'It has the character U+202E, which is not shown or turns the text around. Remove it.',
    );
  },
);

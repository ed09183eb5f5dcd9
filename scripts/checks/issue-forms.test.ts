import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string };
  }[];
}

const FOLDER = '.github/ISSUE_TEMPLATE';
const forms = readdirSync(FOLDER).filter((name) => name !== 'config.yml');

it('there are issue forms for bugs, ideas and translations', () => {
  expect(forms).toEqual(['bug.yml', 'idea.yml', 'translation.yml']);
});

it.each(forms)('%s is a form that a code host accepts: each question has a label and an id of its own', (name) => {
  const form = parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Form;
  expect(form.name).toMatch(/^[A-Z]/);
  expect(form.description.length).toBeGreaterThan(10);
  const questions = form.body.filter(({ type }) => type !== 'markdown');
  expect(questions.every(({ type }) => ['input', 'textarea', 'dropdown'].includes(type))).toBe(true);
  const ids = questions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(questions.filter(({ id, attributes }) => id === undefined || attributes.label === undefined)).toEqual([]);
});

import { createElement as h, Fragment } from 'react';
import { expect, it } from 'vitest';
import { textsOf } from '#app/test/markup/lines-of.ts';
import type { Topic } from './topics.ts';
import { useTopicName } from './use-topic-name.ts';

const TOPICS: readonly Topic[] = ['soccer', 'basketball', 'bd', 'cricket', 'marksix', 'pk10'];

function Names() {
  const name = useTopicName();
  return h(
    Fragment,
    {},
    TOPICS.map((topic) => h('p', { key: topic }, name(topic))),
  );
}

it('each page has a name', () => {
  expect(textsOf(h(Names))).toEqual(['Soccer', 'Basketball', 'BD soccer', 'Cricket', 'Mark Six', 'PK10 racing']);
});

import { describe, expect, it } from 'vitest';
import { topicOf, topicsOf } from './topics.ts';

describe('the pages of how to play', () => {
  it('are those of the games that the brand has', () => {
    expect(topicsOf({ sports: ['365sports', 'cricket', 'soccer'], games: ['twnmarksix', 'noah'] })).toEqual([
      'cricket',
      'soccer',
      'marksix',
    ]);
  });

  it('a Mark Six game by its own name has the page of all six', () => {
    expect(topicOf('gallopingmarksix', ['soccer', 'marksix'])).toBe('marksix');
    expect(topicOf('gallopingmarksix', ['soccer'])).toBeUndefined();
    expect(topicOf('pk10', ['soccer', 'marksix'])).toBeUndefined();
    expect(topicOf('chess', ['soccer', 'marksix'])).toBeUndefined();
  });
});

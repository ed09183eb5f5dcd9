import type { Rows } from '#contract/rows';
import { askToReturn, showExclusion } from '../../domain/protection/exclusion.ts';
import type { Handler } from '../shared/handler.ts';

export const returnToPlay: Handler<Rows['returnToPlay']> = ({ world, player }) => {
  const { id } = player();
  return showExclusion(world, askToReturn(world, id));
};

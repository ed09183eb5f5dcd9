import { AXE_LOOKS, axeVisitor } from '#app/test/walk/visitors/axe.ts';
import { walkCommand } from '#app/test/walk/walk-command.ts';

// Every page and overlay, in both layouts, of a brand of each jurisdiction, in light, dark and with more contrast asked for. Forced
// colours are the system's own: `npm run qa -- walk reflow` looks at them.
await walkCommand('qa walk axe', {
  brands: ['harborlight', 'pennygate', 'ventoverde'],
  looks: AXE_LOOKS,
  visitor: ({ among }) => axeVisitor(among(AXE_LOOKS)),
});

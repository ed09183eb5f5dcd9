import { REFLOW_LOOKS, reflowVisitor } from '#app/test/walk/visitors/reflow.ts';
import { walkCommand } from '#app/test/walk/walk-command.ts';

// Every page and overlay at 320 px (a phone) and at half a desktop (200 % zoom), each in the layout that people get there, and in
// forced colours.
await walkCommand('qa walk reflow', {
  brands: ['harborlight', 'pennygate', 'ventoverde'],
  looks: REFLOW_LOOKS,
  visitor({ layout, among }) {
    const looks = among(REFLOW_LOOKS).filter((look) => look !== (layout === 'mobile' ? '200 %' : '320 px'));
    return looks.length > 0 ? reflowVisitor(looks) : undefined;
  },
});

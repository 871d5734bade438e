import { defineProgram, effectsFor, gatherEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { runsOtherProgram } from '../shared/reasons.js';
import { knownText, literalWord } from '../shared/words.js';

export const zipProgram = defineProgram({
  names: 'zip',
  source: 'https://infozip.sourceforge.net/Zip.html',
  options: {
    flag: '-r --recurse-paths -q --quiet -v --verbose -j --junk-paths -u --update -f --freshen -y --symlinks -X --no-extra -D -g -o -0 -1 -2 -3 -4 -5 -6 -7 -8 -9',
    value: '-x --exclude -i --include -n',
    risks: {
      [runsOtherProgram]: { flag: '-T --test', value: '-TT --unzip-command' },
      'deletes the files': { flag: '-m --move' },
    },
  },
  operands: ['write', 'tree'],
  check: (context) => {
    const { scan, invocation } = context;
    // A name after `@` is a file of patterns.
    const lists = scan
      .values('-x', '--exclude', '-i', '--include')
      .map(knownText)
      .filter((text) => text.startsWith('@'))
      .map((text) => literalWord(text.slice(1)));
    return gatherEffects([
      effectsFor('read', lists, invocation.cwd),
      ...(scan.has('-y', '--symlinks') ? [] : scan.operands.slice(1).map((word) => followTree(word, context))),
    ]);
  },
});

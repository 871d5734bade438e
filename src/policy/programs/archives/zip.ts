import { knownText, literalWord } from '../../shell/words.js';
import { definePrograms, effectsFor, gatherEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { runsOtherProgram } from '../shared/risks.js';
import { unpackInto } from '../shared/written-trees.js';
import { printedMembers } from './members.js';

export const zipPrograms = definePrograms([
  {
    names: 'zip',
    source: 'https://infozip.sourceforge.net/Zip.html',
    flag: '-r --recurse-paths -q --quiet -v --verbose -j --junk-paths -u --update -f --freshen -y --symlinks -X --no-extra -D -g -o -0 -1 -2 -3 -4 -5 -6 -7 -8 -9',
    value: '-x --exclude -i --include -n',
    risks: {
      [runsOtherProgram]: { flag: '-T --test', value: '-TT --unzip-command' },
      'deletes the files': { flag: '-m --move' },
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
  },
  {
    names: 'unzip',
    source: 'https://infozip.sourceforge.net/UnZip.html',
    flag: '-l -t -v -z -p -c -q -qq -n -o -j -a -C -L -M -u -f',
    value: '-x -d',
    risks: { 'lets members leave the directory': { flag: '-: -^ -K -X' } },
    check: (context) => {
      const { scan, invocation } = context;
      const looks = scan.has('-l', '-t', '-v', '-z', '-p', '-c');
      const into = unpackInto(scan.value('-d') ?? literalWord('.'), context);
      return gatherEffects([
        effectsFor('read', scan.operands.slice(0, 1), invocation.cwd),
        looks ? {} : into,
        scan.has('-p', '-c') ? printedMembers(scan.operands.slice(1), context) : {},
      ]);
    },
  },
  {
    names: 'zipinfo zgrep zless xzgrep lsar',
    source: 'https://infozip.sourceforge.net/UnZip.html',
    flag: '-1 -2 -s -m -l -v -h -t -z -n -i -c -q',
    operands: 'read',
  },
]);

import { defineProgram, effectsFor, gatherEffects } from '../shared/define.js';
import { literalWord } from '../shared/words.js';
import { unpackInto } from '../shared/written-trees.js';
import { printedMembers } from './members.js';

export const unzipProgram = defineProgram({
  names: 'unzip',
  source: 'https://infozip.sourceforge.net/UnZip.html',
  options: {
    flag: '-l -t -v -z -p -c -q -qq -n -o -j -a -C -L -M -u -f',
    value: '-x -d',
    risks: { 'lets members leave the directory': { flag: '-: -^ -K -X' } },
  },
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
});

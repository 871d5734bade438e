import { literalOf, literalWord, pathEffects } from '../../shell/words.js';
import { writesSecondOperand } from '../shared/checks.js';
import { defineSimilarPrograms, effectsFor, gatherEffects } from '../shared/define.js';
import { riskOf, runsOtherProgram } from '../shared/risks.js';
import { coreutilsManual, filesFrom } from './coreutils.js';

const names = 'chooses the names of the files';

export const textFilePrograms = defineSimilarPrograms({ source: coreutilsManual }, [
  {
    names: 'tail',
    reads: 'files',
    flag: '-f -F --retry -q --quiet --silent -v --verbose -z --zero-terminated',
    value: '-c --bytes -n --lines --pid -s --sleep-interval --max-unchanged-stats',
    optional: '--follow',
    digits: true,
    check: ({ scan, invocation }) => {
      const files = scan.operands.filter((word) => word.kind !== 'literal' || !/^\+\d+[bcklmw]?$/.test(word.value));
      return effectsFor('read', files, invocation.cwd);
    },
  },
  {
    names: 'uniq',
    reads: 'files',
    flag: '-c --count -d --repeated -D -i --ignore-case -u --unique -z --zero-terminated',
    value: '-f --skip-fields -s --skip-chars -w --check-chars',
    optional: '--all-repeated --group',
    digits: true,
    check: writesSecondOperand,
  },
  {
    names: 'shuf',
    reads: 'files',
    flag: '-e --echo -r --repeat -z --zero-terminated',
    value: '-i --input-range -n --head-count',
    read: '--random-source',
    write: '-o --output',
    check: ({ scan, invocation }) =>
      scan.options.some((option) => option.name === '-e' || option.name === '--echo') || scan.operands[0] === undefined
        ? {}
        : pathEffects('read', scan.operands[0], invocation.cwd),
  },
  {
    names: 'sort',
    reads: 'files',
    source: 'https://www.gnu.org/software/coreutils/manual/html_node/sort-invocation.html',
    flag: '-b --ignore-leading-blanks -d --dictionary-order -f --ignore-case -g --general-numeric-sort -i --ignore-nonprinting -M --month-sort -h --human-numeric-sort -n --numeric-sort -R --random-sort -r --reverse -V --version-sort -c -C -m --merge -s --stable -u --unique -z --zero-terminated --debug',
    value: '-k --key -t --field-separator -S --buffer-size --sort --parallel --batch-size',
    optional: '--check',
    read: '--random-source',
    write: '-o --output -T --temporary-directory',
    risks: { [runsOtherProgram]: '--compress-program', ...filesFrom },
    operands: 'read',
  },
  {
    names: 'tsort ptx',
    operands: 'read',
  },
  {
    names: 'split csplit',
    flag: '-d -x -e --elide-empty-files -u --unbuffered --verbose -k --keep-files -q -s --quiet --silent -z --suppress-matched',
    value: '-a --suffix-length -b --bytes -C --line-bytes -l --lines -n --number --digits -t --separator -f --prefix',
    optional: '--numeric-suffixes --hex-suffixes',
    digits: true,
    risks: { [runsOtherProgram]: '--filter', [names]: '--additional-suffix --suffix-format' },
    check: ({ scan, invocation }) => {
      const { cwd } = invocation;
      const splits = literalOf(invocation.argv[0]) === 'split';
      const prefix = (splits ? scan.operands[1] : scan.value('-f', '--prefix')) ?? literalWord(splits ? 'x' : 'xx');
      const suffix = splits ? null : scan.value('-b');
      const effects = [
        effectsFor('read', scan.operands.slice(0, 1), cwd),
        pathEffects('write', prefix, cwd),
        suffix === null ? {} : { risks: [riskOf(suffix, names)] },
      ];
      return gatherEffects(effects);
    },
  },
]);

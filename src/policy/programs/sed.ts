import type { Hazard, Word } from '../shell/types.js';
import { type Context, defineProgram, type Findings, gather, hazard } from './define.js';
import { has } from './scan.js';
import { readSedScript } from './sed-script.js';
import { knownText, literal, literalOf, touch } from './words.js';

const scriptOptions = ['-e', '--expression'];

function checkSed(context: Context): Findings {
  const { scan, invocation } = context;
  const given = scan.given.filter((one) => scriptOptions.includes(one.name)).flatMap((one) => one.value ?? []);
  const filed = has(scan, '-f', '--file');
  const scripts = given.length > 0 || filed ? given : scan.operands.slice(0, 1);
  const files = given.length > 0 || filed ? scan.operands : scan.operands.slice(1);
  return gather([
    checkScripts(scripts, invocation.cwd),
    ...files.map((word) => touch('read', word, invocation.cwd)),
    ...inPlace(context, files),
  ]);
}

/** Scripts of several -e are one script, a line each. */
function checkScripts(scripts: readonly Word[], cwd: string): Findings {
  const first = scripts[0];
  if (first === undefined) return {};
  const unknown = scripts.filter((word) => word.kind !== 'literal');
  if (unknown.length > 0)
    return { hazards: unknown.map((word): Hazard => hazard(word, 'is a script that is not known before it runs')) };
  const found = readSedScript(scripts.map((word) => literalOf(word) ?? '').join('\n'));
  return gather([
    { hazards: found.problems.map((problem) => hazard(first, problem)) },
    ...found.reads.map((path) => touch('read', literal(path), cwd)),
    ...found.writes.map((path) => touch('write', literal(path), cwd)),
  ]);
}

function inPlace({ scan, invocation }: Context, files: readonly Word[]): Findings[] {
  const option = scan.given.find((one) => one.name === '-i' || one.name === '--in-place');
  if (option === undefined) return [];
  const suffix = option.value === null ? '' : knownText(option.value);
  const odd =
    /[/*]/.test(suffix) || option.value?.kind === 'partial'
      ? [hazard(option.word, 'puts backups into another place')]
      : [];
  const copies =
    suffix === '' ? [] : files.map((word) => touch('write', literal(`${knownText(word)}${suffix}`), invocation.cwd));
  return [{ hazards: odd }, ...files.map((word) => touch('write', word, invocation.cwd)), ...copies];
}

export const sedProgram = defineProgram({
  names: ['sed', 'gsed'],
  reads: 'files',
  source: 'https://www.gnu.org/software/sed/manual/sed.html',
  options: {
    flag: '-n --quiet --silent -E -r --regexp-extended -s --separate -u --unbuffered -z --null-data --posix --debug --sandbox --follow-symlinks -b --binary',
    value: '-e --expression -l --line-length',
    optional: '-i --in-place',
    risks: [{ why: 'is a script in a file, which is not judged', value: '-f --file' }],
  },
  check: checkSed,
});

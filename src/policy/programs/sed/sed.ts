import type { Word } from '../../shell/types.js';
import { knownText, literalOf, literalWord, pathEffects } from '../../shell/words.js';
import {
  type CommandContext,
  defineProgram,
  effectsFor,
  gatherEffects,
  type PartialEffects,
} from '../shared/define.js';
import { riskOf, risksFor } from '../shared/risks.js';
import { readSedScript } from './sed-script.js';

function checkSed(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const expressions = scan.values('-e', '--expression');
  const filed = scan.has('-f', '--file');
  const scripts = expressions.length > 0 || filed ? expressions : scan.operands.slice(0, 1);
  const files = expressions.length > 0 || filed ? scan.operands : scan.operands.slice(1);
  return gatherEffects([
    checkScripts(scripts, invocation.cwd),
    effectsFor('read', files, invocation.cwd),
    ...inPlace(context, files),
  ]);
}

/** Scripts of several -e are one script, a line each. */
function checkScripts(scripts: readonly Word[], cwd: string): PartialEffects {
  const script = scripts[0];
  if (script === undefined) return {};
  const unknown = scripts.filter((word) => word.kind !== 'literal');
  if (unknown.length > 0) return { risks: risksFor(unknown, 'is a script that is not known before it runs') };
  const scriptEffects = readSedScript(scripts.map((word) => literalOf(word) ?? '').join('\n'));
  return gatherEffects([
    { risks: scriptEffects.problems.map((problem) => riskOf(script, problem)) },
    ...scriptEffects.reads.map((path) => pathEffects('read', literalWord(path), cwd)),
    ...scriptEffects.writes.map((path) => pathEffects('write', literalWord(path), cwd)),
  ]);
}

function inPlace({ scan, invocation }: CommandContext, files: readonly Word[]): PartialEffects[] {
  const option = scan.options.find(({ name }) => name === '-i' || name === '--in-place');
  if (option === undefined) return [];
  const suffix = option.value === null ? '' : knownText(option.value);
  const odd =
    /[/*]/.test(suffix) || option.value?.kind === 'partial'
      ? [riskOf(option.word, 'writes backups to another location')]
      : [];
  const copies =
    suffix === ''
      ? []
      : files.map((word) => pathEffects('write', literalWord(`${knownText(word)}${suffix}`), invocation.cwd));
  return [{ risks: odd }, effectsFor('write', files, invocation.cwd), ...copies];
}

export const sedProgram = defineProgram({
  names: 'sed gsed',
  reads: 'files',
  source: 'https://www.gnu.org/software/sed/manual/sed.html',
  flag: '-n --quiet --silent -E -r --regexp-extended -s --separate -u --unbuffered -z --null-data --posix --debug --sandbox --follow-symlinks -b --binary',
  value: '-e --expression -l --line-length',
  optional: '-i --in-place',
  risks: { 'is a script in a file, which is not analyzed': '-f --file' },
  check: checkSed,
});

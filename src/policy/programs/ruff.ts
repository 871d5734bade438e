import { literalOf, orWorkingDirectory, pathEffects, treeEffects } from '../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { loadsCode, riskOf } from './shared/risks.js';

/** `ruff check src`, `ruff format src`: the first word is the sub-command. */
function ruff(context: CommandContext): PartialEffects {
  const [command, ...files] = context.scan.operands;
  const name = literalOf(command) ?? '';
  const known = /^(?:check|format|rule|config|linter|version|help|clean)$/.test(name);
  const formats = name === 'format' && !context.scan.has('--check', '--diff');
  const changes = formats || context.scan.has('--fix', '--unsafe-fixes', '--add-noqa');
  const paths = known ? orWorkingDirectory(files) : files;
  const { cwd } = context.invocation;
  return gatherEffects([
    known || command === undefined ? {} : { risks: [riskOf(command, 'is an unknown sub-command')] },
    ...(name === 'check' || name === 'format' ? paths.map((word) => treeEffects(word, cwd)) : []),
    ...(changes ? paths.map((word) => pathEffects('write', word, cwd)) : []),
  ]);
}

export const ruffProgram = defineProgram({
  names: 'ruff',
  source: 'https://docs.astral.sh/ruff/configuration/#command-line-interface',
  flag: '-q --quiet -v --verbose -s --silent --fix --unsafe-fixes --no-unsafe-fixes --no-fix --fix-only --diff --check --show-fixes --no-show-fixes --preview --no-preview --statistics --show-settings --show-files --exit-zero --exit-non-zero-on-fix --no-cache -n --no-respect-gitignore --force-exclude --add-noqa --ignore-noqa --isolated -e -V --all',
  value:
    '--select --ignore --extend-select --extend-ignore --per-file-ignores --fixable --unfixable --target-version --line-length --output-format --extension --exclude --extend-exclude --range --stdin-filename --color',
  write: '-o --output-file --cache-dir',
  risks: { [loadsCode]: '--config', 'runs again when files change': { flag: '-w --watch' } },
  check: ruff,
});

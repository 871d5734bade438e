import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesConfiguration } from './shared/reasons.js';
import { rewritesDirectoryIfAsked } from './shared/rewrites.js';
import { hasOption } from './shared/scan.js';
import { literalOf, literalWord, matches, pathEffects, treeEffects } from './shared/words.js';

/** The same for programs that write unless a check-only option is given. */
function looksOnly(...options: readonly string[]) {
  return (context: CommandContext): PartialEffects => {
    const { scan, invocation } = context;
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    return gatherEffects([
      ...places.map((word) => treeEffects(word, invocation.cwd)),
      ...(hasOption(scan, ...options) ? [] : places.map((word) => pathEffects('write', word, invocation.cwd))),
    ]);
  };
}

/** A directory or a file is read; `fmt` and `format` without an option to look only change it. */
function formats(context: CommandContext): PartialEffects {
  const { scan } = context;
  const [first, ...rest] = scan.operands;
  const verbs = /^(?:fmt|format|check|lint|test|validate|analyze)$/;
  const verb = matches(first, verbs) ? literalOf(first) : null;
  const inner: CommandContext = { ...context, scan: { ...scan, operands: verb === null ? scan.operands : rest } };
  const looks = verb !== null && verb !== 'fmt' && verb !== 'format';
  const options = [
    '--check',
    '--diff',
    '--lint',
    '--dry-run',
    '--dryrun',
    '-lint',
    '--test',

    '--list-different',
  ];
  return looks ? rewritesDirectoryIfAsked()(inner) : looksOnly(...options)(inner);
}

export const formatters = defineProgram({
  names:
    'taplo dprint yamlfmt buildifier stylua ktlint swiftformat swiftlint scalafmt google-java-format sqlfluff rustywind topiary nixfmt alejandra terragrunt-fmt',
  source: 'https://taplo.tamasfe.dev/cli/usage/formatting.html',
  options: {
    flag: '--check --diff --lint --dry-run --dryrun -dry -lint --test --list-different -q --quiet --verbose -v --strict --color --fail-on-changes --no-color -s --relative --plain',
    value:
      '--colors --color --format --reporter --dialect --exclude --indent --exclude-rules --line-ranges --log-level',
    risks: [
      {
        why: choosesConfiguration,
        value:
          '-c --config -conf --rulesdir --ruleset -R --baseline --plugins --templater --config-override --config-path --plugin',
      },
      { why: 'changes the sources', flag: '--fix --autocorrect --format-all -F -i --replace -w -write --force -f' },
    ],
  },
  check: formats,
});

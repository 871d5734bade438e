import { literalWord, matches, orWorkingDirectory } from '../shell/words.js';
import { type CommandContext, defineProgram, effectsFor, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesConfiguration } from './shared/risks.js';

/** Each of these options makes the program only check. */
const looking = '--check --diff --lint --dry-run --dryrun -lint --test --list-different'.split(' ');

/** A directory or a file is read; `fmt` and `format` without an option to look only change it. */
function formats({ scan, invocation: { cwd } }: CommandContext): PartialEffects {
  const isVerb = matches(scan.operands[0], /^(?:fmt|format|check|lint|test|validate|analyze)$/);
  const places = orWorkingDirectory(isVerb ? scan.operands.slice(1) : scan.operands);
  const looks = scan.has(...looking) || (isVerb && !matches(scan.operands[0], /^(?:fmt|format)$/));
  return gatherEffects([effectsFor('tree', places, cwd), looks ? {} : effectsFor('write', places, cwd)]);
}

export const formatters = defineProgram({
  names:
    'taplo dprint yamlfmt stylua ktlint swiftformat swiftlint scalafmt google-java-format sqlfluff rustywind topiary nixfmt alejandra terragrunt-fmt',
  source: 'https://taplo.tamasfe.dev/cli/usage/formatting.html',
  flag: '--check --diff --lint --dry-run --dryrun -dry -lint --test --list-different -q --quiet --verbose -v --strict --color --fail-on-changes --no-color -s --relative --plain',
  value: '--colors --color --format --reporter --dialect --exclude --indent --exclude-rules --line-ranges --log-level',
  risks: {
    [choosesConfiguration]:
      '-c --config -conf --rulesdir --ruleset -R --baseline --plugins --templater --config-override --config-path --plugin',
    'changes the sources': { flag: '--fix --autocorrect --format-all -F -i --replace -w -write --force -f' },
  },
  check: formats,
});

/** `-mode` chooses between rewriting the files, which is the default, and looking at them. */
export const buildifierProgram = defineProgram({
  names: 'buildifier',
  source: 'https://github.com/bazelbuild/buildtools/blob/main/buildifier/README.md',
  singleDash: true,
  flag: '-r -v -d -version -help -multi_diff -show_log',
  value: '-mode -lint -type -path -format -warnings -allowsort -buildifier_disable -diff_mode',
  risks: { [choosesConfiguration]: '-config -tables -add_tables -diff_command' },
  check: ({ scan, invocation: { cwd } }) => {
    const places = orWorkingDirectory(scan.operands);
    const looks = matches(
      scan.value('-mode') ?? literalWord(scan.has('-d') ? 'diff' : 'fix'),
      /^(?:check|diff|print_if_changed)$/,
    );
    const fixes = !matches(scan.value('-lint') ?? literalWord('off'), /^(?:off|warn)$/);
    return gatherEffects([effectsFor('tree', places, cwd), looks && !fixes ? {} : effectsFor('write', places, cwd)]);
  },
});

import { presetNames } from './shared/checks.js';
import { type CommandContext, defineProgram, effectsFor, type PartialEffects } from './shared/define.js';
import type { OptionTable } from './shared/options.js';
import { risksFor } from './shared/risks.js';
import { literalOf, matches } from './shared/words.js';

const semgrep: OptionTable = {
  flag: '--error --strict -q --quiet -v --verbose --json --sarif --text --emacs --vim --no-git-ignore --disable-version-check --no-rewrite-rule-ids --time --oss-only --pro --dryrun --no-suppress-errors --suppress-errors --force-color --no-force-color --gitlab-sast --junit-xml --experimental',
  value:
    '--severity --exclude --include --metrics -j --jobs --timeout --timeout-threshold --max-target-bytes --max-memory --max-lines-per-finding --max-chars-per-line --baseline-commit --exclude-rule -l --lang --config -f',
  write: '-o --output --json-output --sarif-output --text-output',
  risks: { 'is a rule or program text': '-e --pattern --replacement', 'changes the sources': { flag: '-a --autofix' } },
};

/** `semgrep scan src`, `semgrep src`; `ci` takes no files. Other commands send or install something. */
function scanned({ scan, invocation }: CommandContext): PartialEffects {
  const [first, ...rest] = scan.operands;
  if (matches(first, /^(?:login|logout|publish|lsp|mcp|install-[\w-]+|test|validate|show|interactive)$/))
    return { risks: risksFor(scan.operands, 'is a command that the rule does not name') };
  const places = literalOf(first) === 'scan' || literalOf(first) === 'ci' ? rest : scan.operands;
  return effectsFor('tree', places, invocation.cwd);
}

export const semgrepProgram = defineProgram({
  names: 'semgrep opengrep',
  source: 'https://semgrep.dev/docs/cli-reference',
  changes: true,
  options: semgrep,
  check: [presetNames('--config', '-f'), scanned],
});

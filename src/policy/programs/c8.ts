import { literalOf, matches } from '../shell/words.js';
import { builtInNames } from './shared/checks.js';
import { type CommandContext, defineProgram, type PartialEffects } from './shared/define.js';
import { choosesCode, risksFor } from './shared/risks.js';

function checkCoverage({ scan }: CommandContext): PartialEffects {
  const [command] = scan.operands;
  if (command === undefined || matches(command, /^(?:report|check-coverage)$/)) return {};
  if (literalOf(command) === 'instrument' || literalOf(command) === 'merge')
    return { risks: risksFor(scan.operands, 'writes files') };
  return { inner: [{ kind: 'argv', argv: scan.operands }] };
}

export const c8Program = defineProgram({
  names: 'c8 nyc',
  source: 'https://github.com/bcoe/c8#cli-options--configuration',
  grants: 'A rule that leaves the command open grants every program.',
  stopAtOperand: true,
  groups: true,
  flag: '--check-coverage --all --100 --per-file --silent -s --skip-full --clean --no-clean --allowExternal --exclude-after-remap',
  value:
    '-r --reporter --lines --branches --functions --statements --include -n --exclude -x --extension -e --watermarks --src',
  write: '--report-dir -o --reports-dir --temp-dir --temp-directory -t',
  risks: { [choosesCode]: '-c --config --nycrc-path --require -i --cwd --resolve --merge-async --hook-require' },
  check: [checkCoverage, builtInNames('-r', '--reporter')],
});

import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import type { OptionTable } from './shared/options.js';
import { hasOption } from './shared/scan.js';
import { pathEffects, treeEffects } from './shared/words.js';

/** Go's formatters print; `-w` writes the files and directories that are given. */
function goFormat({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.operands.flatMap((word) => [
      treeEffects(word, invocation.cwd),
      hasOption(scan, '-w') ? pathEffects('write', word, invocation.cwd) : {},
    ]),
  );
}

const goFormatter: OptionTable = {
  singleDash: true,
  flag: '-l -d -s -e -w -v -format-only -diff -list -extra',
  value: '-r -local -srcdir -lang -modpath -m -max-len',
  risks: [{ why: 'writes a file', value: '-cpuprofile -memprofile -memrate -trace' }],
};

export const gofmtProgram = defineProgram({
  names: 'gofmt goimports gofumpt golines gci',
  source: 'https://pkg.go.dev/cmd/gofmt',
  options: goFormatter,
  check: goFormat,
});

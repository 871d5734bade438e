import { defineProgram, effectsFor } from './shared/define.js';

export const gofmtProgram = defineProgram({
  names: 'gofmt goimports gofumpt golines gci',
  source: 'https://pkg.go.dev/cmd/gofmt',
  options: {
    singleDash: true,
    flag: '-l -d -s -e -w -v -format-only -diff -list -extra',
    value: '-r -local -srcdir -lang -modpath -m -max-len',
    risks: { 'writes a file': '-cpuprofile -memprofile -memrate -trace' },
  },
  // They print; `-w` writes the files and directories that are given.
  check: ({ scan, invocation }) =>
    effectsFor(scan.has('-w') ? ['tree', 'write'] : 'tree', scan.operands, invocation.cwd),
});

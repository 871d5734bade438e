import { literalOf, treeEffects } from '../shell/words.js';
import { rewritesUnless } from './shared/checks.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from './shared/define.js';
import { defineFamily, namedOperands, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { operandText } from './shared/program-text.js';
import { openRulesFor } from './shared/publishes.js';
import { choosesCode, riskOf } from './shared/risks.js';

/** Sources of the workspace; an address would be fetched and run. */
function sources({ scan, invocation }: CommandContext): PartialEffects {
  const sourceEffects = scan.operands
    .slice(0, scan.beforeDashes)
    .map((word) =>
      /^[a-z]+:/i.test(literalOf(word) ?? 'x:')
        ? { risks: [riskOf(word, 'is an address instead of a file')] }
        : treeEffects(word, invocation.cwd),
    );
  return gatherEffects([...sourceEffects, effectsFor('write', scan.values('--coverage'), invocation.cwd)]);
}

/** The words of `deno run` and `deno eval`, which a rule must name literally. */
function literalProgram(isText: boolean) {
  return ({ scan, invocation: { cwd }, world }: CommandContext): PartialEffects => ({
    risks: scan.operands.map((word, at) => {
      const anyProgram = isText || (at === 0 && operandText(word, cwd, world).kind !== 'file');
      return riskOf(word, 'is a program that the rule does not name', anyProgram ? { anyProgram } : {});
    }),
  });
}

const deno: OptionTable = {
  flag: '-q --quiet --no-check --no-lock --frozen --cached-only --no-remote --no-npm --no-config --json --compact --fail-fast --parallel --shuffle --trace-leaks --doc --coverage --permit-no-files --hide-stacktraces --no-run --unstable --rules --all --clean --ignore --no-prompt --no-semicolons --single-quote --use-tabs',
  value:
    '--filter --ignore --ext --reporter --rules-include --rules-exclude --rules-tags --line-width --indent-width --prose-wrap --log-level -L --seed',
  optional: '--coverage --fail-fast --shuffle --ignore --check --allow-read=*',
  write: '--junit-path',
  risks: {
    [choosesCode]: {
      value:
        '-c --config --import-map --lock --cert --env-file --location --preload --import --v8-flags --node-modules-dir --unsafely-ignore-certificate-errors --cwd',
      optional: '--reload -r --inspect --inspect-brk --watch',
    },
    'gives the program more rights': {
      flag: '-A --allow-all',
      optional:
        '--allow-read --allow-write --allow-net --allow-env --allow-run --allow-sys --allow-ffi --allow-import -R -W -N -E -S -P',
    },
  },
};

export const denoProgram = defineFamily({
  names: 'deno',
  source: 'https://docs.deno.com/runtime/reference/cli/',
  grants: 'Runs programs of the workspace and those that they import from anywhere.',
  globals: { flag: '-q --quiet -V' },
  commands: {
    '': { changes: true },
    ...subCommands('test bench', { options: deno, check: sources, changes: true }),
    lint: { options: deno, risks: { 'changes the sources': { flag: '--fix' } }, check: sources },
    check: { options: deno, check: sources, changes: true, plain: true },
    fmt: { options: deno, flag: '--check', check: rewritesUnless('--check') },
    doc: { options: deno, flag: '--lint --private', check: sources },
    info: { options: deno, check: sources },
    task: {
      options: deno,
      stopAtOperand: true,
      check: ({ scan }) => ({
        risks: scan.operands
          .slice(0, 1)
          .map((word) =>
            riskOf(word, 'is a task that the rule does not name', openRulesFor(word, { openedBy: ['deno', 'task'] })),
          ),
      }),
      changes: true,
    },
    coverage: { options: deno, operands: 'read' },
    run: { options: deno, stopAtOperand: true, check: literalProgram(false), changes: true, literal: true },
    eval: { options: deno, check: literalProgram(true), changes: true, literal: true },
    ...subCommands(
      'install uninstall add remove compile cache serve publish upgrade repl jupyter outdated init create x vendor bundle',
      {
        ...namedOperands('is a program, a build or a command that the rule does not name'),
        options: deno,
      },
    ),
  },
});

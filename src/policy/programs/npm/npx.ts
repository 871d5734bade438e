import type { Invocation, Program, ProgramEffects, Risk, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';
import { isInstalled } from '../scripts/script-names.js';
import { mergeProgramEffects, startedBy } from '../shared/define.js';
import { readOpaque } from '../shared/opaque.js';
import { compileOptions, type OptionTable } from '../shared/options.js';
import { readsCommands } from '../shared/prompts.js';
import { openRulesFor } from '../shared/publishes.js';
import { riskOf } from '../shared/risks.js';
import { scanArguments } from '../shared/scan.js';
import { runsIt } from '../shared/script-operand.js';
import { javascriptRunners } from './javascript-runners.js';
import { javascriptTools } from './javascript-tools.js';

const tools: ReadonlyMap<string, Program> = new Map(
  [...javascriptTools, ...javascriptRunners].flatMap((program) => program.names.map((name) => [name, program])),
);

const options: OptionTable = {
  stopAtOperand: true,
  flag: '-y --yes --no --no-install -q --quiet --prefer-offline --offline --ignore-existing --bun --silent --help --version',
  risks: {
    'is a command line for a shell': { value: '-c --call --shell-mode', never: true },
    'installs a package that the rule does not name': '-p --package',
    'chooses where packages or programs come from':
      '--prefix -C --dir --cwd --registry --userconfig --cache --script-shell --shell --node-options --node-arg -n',
  },
};

const grammar = compileOptions([options]);

/** A name of the registry, with a version or without. */
const registryName = /^((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:@[\w.^~*-]+)?$/;

/** The words are options, a tool and its arguments. A rule must literally name a tool that would be downloaded. */
export function readTool(words: readonly Word[], invocation: Invocation, world: PathFacts): ProgramEffects {
  const scan = scanArguments(words, grammar, invocation.cwd);
  const outer: ProgramEffects = { effects: scan.effects, inner: [], risks: scan.risks, readOnly: true };
  const [tool, ...rest] = scan.operands;
  if (tool === undefined) {
    const tells = scan.has('--help', '--version') || outer.risks.length > 0;
    return tells ? outer : { ...outer, risks: invocation.argv.slice(0, 1).map(readsCommands) };
  }
  const name = registryName.exec(literalOf(tool) ?? '')?.[1];
  const why =
    name === undefined ? 'is an address or a path instead of a package' : 'is a package that the rule does not name';
  const known = name === undefined ? undefined : tools.get(name);
  const before = invocation.argv.slice(0, invocation.argv.indexOf(tool)).map(literalOf);
  const start = before.flatMap((word) => word ?? []);
  const opened =
    start.length === before.length &&
    (known !== undefined || isInstalled(literalOf(tool) ?? '', invocation.cwd, world));
  const risks = [...outer.risks, riskOf(tool, why, opened ? openRulesFor(tool, { openedBy: start }) : {})];
  if (known === undefined || name === undefined) return mergeProgramEffects({ ...outer, risks }, readOpaque(rest));
  const argv = [{ ...tool, kind: 'literal', value: name } as const, ...rest];
  const started = startedBy(start, known.read({ ...invocation, argv }, world));
  return mergeProgramEffects({ ...outer, risks }, { ...started, risks: started.risks.map(openScript) });
}

/** `npx:*` covers `npx tsx a.ts` as `node:*` covers `node a.js`. */
function openScript(risk: Risk): Risk {
  const { alsoCoveredBy, ...rest } = risk;
  return risk.why === runsIt && alsoCoveredBy !== undefined ? { ...rest, openedBy: alsoCoveredBy } : risk;
}

/** The table of a tool that a package manager starts by its bare name (`pnpm vitest`, `yarn eslint`). */
export function toolTable(name: string): Program | undefined {
  return tools.get(name);
}

export const npxProgram: Program = {
  names: ['npx', 'bunx', 'pnpx'],
  source: 'https://docs.npmjs.com/cli/commands/npx',
  grants: 'Downloads and runs packages; `npx:*` grants those that are known or installed, and their plug-ins.',
  read: (invocation, world) => readTool(invocation.argv.slice(1), invocation, world),
};

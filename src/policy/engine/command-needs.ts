import { isInside } from '../files/paths.js';
import { isFreeDevice } from '../files/protected.js';
import type { HostPattern } from '../host-pattern.js';
import { gitCommandOf, gitPartsOf } from '../programs/git/git-parts.js';
import { programFor } from '../programs/table.js';
import type { Registries } from '../registries.js';
import { literalWords, parseRules, type RuleSet } from '../rules/parse-rules.js';
import { baseName } from '../rules/rule-index.js';
import { usualHosts } from '../rules/usual-hosts.js';
import type { CommandNeeds, EvaluatedEffect, RuleLists } from '../types.js';
import type { EvaluatedCommand } from './command.js';
import type { Explanation } from './evaluate.js';
import type { PolicyContext } from './file.js';
import { hostOf } from './tool.js';

/** They write the listed paths and run no other code; others that are not read-only may run code of the repository. */
const listedWriters: ReadonlySet<string> = new Set([
  ...['cp', 'mv', 'rm', 'mkdir', 'rmdir', 'touch', 'tee', 'ln', 'truncate', 'install', 'split', 'sort', 'dd', 'chmod'],
  ...['sed', 'gzip', 'gunzip', 'zip', 'unzip', 'tar', 'curl', 'wget', 'patch', 'sponge', 'mktemp', 'mkdirp', 'rimraf'],
]);

/** Programs that only work outside, by their nature: with other rights, or in a service of the machine. */
const leavesSandbox = /^(?:sudo|doas|su|docker|podman|nerdctl)$/;

/** What the sandbox must permit for a permitted command line; everything else of the machine stays out of reach. */
export function commandNeeds(explanation: Explanation, { rules, world }: PolicyContext): CommandNeeds {
  const { commands, parts } = explanation;
  const isListed = commands.every(hasListedWrites) && parts.every(({ effect }) => !isUnknownWrite(effect));
  const leaving = commands.filter(leaves);
  const others = commands.filter((command) => !leaving.includes(command) && !isReachedFrom(command, leaving));
  // Addresses that the words of the line name and that a rule permits.
  return {
    judgedByWords: commands.every((command) => isJudgedByWords(command, commands)),
    writes: isListed ? pathsOf(parts, ['write', 'delete']) : null,
    ...(isListed ? { deletes: pathsOf(parts, ['delete']) } : {}),
    ...(isListed && commands.every(onlyDeletes) ? { onlyDeletes: true } : {}),
    reads: [
      ...pathsOf(parts, ['read']),
      // In the workspace a listed file may be one whose content stays hidden.
      ...pathsOf(parts, ['list']).filter((path) => !isInside({ path, directory: world.workspace })),
    ],
    changesGit: commands.some(({ step }) => baseName(step.name) === 'git' && !step.readOnly),
    ...gitPartNeeds(commands),
    ...(commands.every(isGit) && commands.some(changesTree) ? { changesTree: commands.flatMap(wordsOfGit) } : {}),
    network: {
      allow: [
        ...hostPatterns(rules, 'allow'),
        ...parts.flatMap(({ effect, decision }): readonly HostPattern[] => {
          if (effect.kind !== 'fetch' || decision !== 'allow' || typeof effect.url !== 'string') return [];
          const host = hostOf(effect.url);
          if (host === null) return [];
          const { port, protocol } = new URL(effect.url);
          return [{ host, port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port) }];
        }),
        ...commands.flatMap(({ step }) => usualHosts(step, world)),
      ],
      deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
    },
    ...gitHubNeeds(commands, parts),
    ...gitRemoteNeeds(commands),
    leaves: leaving.length > 0 && others.every(hasListedWrites) ? (leaving[0]?.step.name ?? null) : null,
  };
}

function gitHubNeeds(
  commands: readonly EvaluatedCommand[],
  parts: readonly EvaluatedEffect[],
): Pick<CommandNeeds, 'gitHub'> {
  if (!commands.some(({ step }) => baseName(step.name) === 'gh')) return {};
  const records = parts.flatMap(({ effect }) => {
    if (effect.kind !== 'post') return [];
    // The names of labels and people are evaluated when they are recorded; the event of a review is part of the words.
    return effect.what === 'Review' && effect.target !== undefined ? [`Review(${effect.target})`] : [effect.what];
  });
  return { gitHub: { records: [...new Set(records)] } };
}

function gitPartNeeds(commands: readonly EvaluatedCommand[]): Pick<CommandNeeds, 'gitCommands' | 'gitParts'> {
  const changing = commands.filter(({ step }) => baseName(step.name) === 'git' && !step.readOnly);
  const gitCommands = [...new Set(changing.map(({ step }) => gitCommandOf(step.argv)))];
  const parts = gitCommands.flatMap(gitPartsOf);
  return {
    ...(gitCommands.length === 0 ? {} : { gitCommands }),
    ...(parts.length === 0 ? {} : { gitParts: [...new Set(parts)] }),
  };
}

function gitRemoteNeeds(commands: readonly EvaluatedCommand[]): Pick<CommandNeeds, 'gitRemote'> {
  const names = commands.flatMap(({ step }) => (baseName(step.name) === 'git' ? [gitCommandOf(step.argv)] : []));
  if (names.includes('push')) return { gitRemote: 'push' };
  return names.some((name) => /^(?:fetch|pull|ls-remote)$/.test(name)) ? { gitRemote: 'fetch' } : {};
}

function hasListedWrites({ step }: EvaluatedCommand): boolean {
  const isHarmless = step.readOnly || step.role === 'neutral' || step.role === 'transparent';
  return isHarmless || (step.role === 'known' && step.risks.length === 0 && listedWriters.has(baseName(step.name)));
}

/** Whether its words say all that a program does, so that only configuration in HOME could change that. */
function isJudgedByWords({ step }: EvaluatedCommand, all: readonly EvaluatedCommand[]): boolean {
  if (step.role === 'neutral' || step.role === 'transparent') return true;
  if (step.role !== 'known') return false;
  const name = baseName(step.name);
  // A constant script, whose commands are judged too.
  const isShell =
    /^(?:ba|da)?sh$/.test(name) && step.risks.length === 0 && all.some(({ step: { outer } }) => outer === step);
  return isShell || programFor(name)?.grants === null;
}

function isGit({ step }: EvaluatedCommand): boolean {
  return step.role === 'neutral' || step.role === 'transparent' || step.readOnly || baseName(step.name) === 'git';
}

function changesTree({ step }: EvaluatedCommand): boolean {
  if (baseName(step.name) !== 'git' || step.readOnly) return false;
  const writes = step.effects.some(({ kind }) => kind === 'write' || kind === 'delete');
  return writes || gitPartsOf(gitCommandOf(step.argv)).includes('bisect');
}

function wordsOfGit({ step }: EvaluatedCommand): readonly string[] {
  return step.argv
    .slice(1)
    .flatMap((word) => (word.kind === 'literal' && !word.value.startsWith('-') ? [word.value] : []));
}

function onlyDeletes({ step }: EvaluatedCommand): boolean {
  return step.role === 'neutral' || step.role === 'transparent' || /^rm(?:dir)?$/.test(baseName(step.name));
}

function isUnknownWrite(effect: EvaluatedEffect['effect']): boolean {
  return (effect.kind === 'write' || effect.kind === 'delete') && typeof effect.path !== 'string';
}

function leaves({ step, rules }: EvaluatedCommand): boolean {
  const name = baseName(step.name);
  return leavesSandbox.test(name) && rules.some((rule) => baseName(literalWords(rule)[0] ?? '') === name);
}

function isReachedFrom({ step }: EvaluatedCommand, leaving: readonly EvaluatedCommand[]): boolean {
  for (let { outer } = step; outer !== null; outer = outer.outer)
    if (leaving.some((command) => command.step === outer)) return true;
  return false;
}

function pathsOf(parts: readonly EvaluatedEffect[], kinds: readonly string[]): readonly string[] {
  const paths = parts.flatMap(({ effect }) =>
    kinds.includes(effect.kind) && 'path' in effect && typeof effect.path === 'string' ? [effect.path] : [],
  );
  return [...new Set(paths)].filter((path) => !isFreeDevice(path));
}

export function hostPatterns(rules: RuleSet, list: keyof RuleSet): readonly HostPattern[] {
  return rules[list].flatMap(({ tool, specifier }): readonly HostPattern[] => {
    if (tool !== 'Network') return [];
    if (specifier.kind === 'host')
      return [
        specifier.pattern.host.startsWith('*') ? specifier.pattern : { ...specifier.pattern, mayBePrivate: true },
      ];
    return specifier.kind === 'any' ? [{ host: '*', port: null }] : [];
  });
}

/** What a server may reach without a rule: hosts of Network rules, its package manager, the job's registries. */
export function serverNeeds(
  argv: readonly string[],
  lists: RuleLists,
  { writesWorkspace, registries = {} }: { readonly writesWorkspace: boolean; readonly registries?: Registries },
): CommandNeeds {
  const { rules } = parseRules(lists);
  const [name = ''] = argv;
  const words = argv.map((value) => ({ kind: 'literal', value, source: value }) as const);
  return {
    writes: writesWorkspace ? null : [],
    // Programs and scripts that the configuration names by their paths.
    reads: argv.filter((word) => word.startsWith('/')),
    changesGit: false,
    network: {
      allow: [...hostPatterns(rules, 'allow'), ...usualHosts({ name, argv: words }, { repository: null, registries })],
      deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
    },
    leaves: leavesSandbox.test(baseName(name)) ? baseName(name) : null,
  };
}

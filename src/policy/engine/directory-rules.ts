import { manifestsIn } from '../files/manifest.js';
import { absolutePath, relativeInside } from '../files/paths.js';
import { memoizeByObject } from '../rules/memoize.js';
import { literalWords, type Rule } from '../rules/parse-rules.js';
import { specifierFor } from '../rules/path-pattern.js';
import { matchesOne, type PatternWord } from '../shell/command-pattern.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { PathFacts } from '../types.js';
import { evaluateFile, type PolicyContext } from './file.js';

/** `Bash(cd packages/a)` allows its scripts there, `Bash(cd packages/*)` those below packages, `Bash(cd:*)` all. */
export function namesDirectory(step: SimpleCommand, { rules, more, world }: PolicyContext): boolean {
  return [...directoryRules(rules.allow), ...more].some(({ tool, specifier }) => {
    if (tool !== 'Bash' || specifier.kind !== 'command') return tool === 'Bash' && specifier.kind === 'any';
    const [program, directory, ...others] = specifier.pattern.words;
    if (program?.kind !== 'literal' || program.text !== 'cd' || others.length > 0) return false;
    if (directory === undefined) return specifier.pattern.open;
    return matchesDirectory(directory, step.cwd, world);
  });
}

function matchesDirectory(directory: PatternWord, path: string, world: PathFacts): boolean {
  if (directory.kind === 'literal') return absolutePath(directory.text, world.workspace) === path;
  const text = specifierFor(path, world);
  return [text, `./${text}`].some((word) => matchesOne(directory, word));
}

const directoryRules = memoizeByObject((rules: readonly Rule[]) =>
  rules.filter((rule) => rule.tool === 'Bash' && (rule.specifier.kind === 'any' || literalWords(rule)[0] === 'cd')),
);

const thirdParty = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;

/** A package is as trusted as the workspace root if the rules do not allow writing its manifest, or also the root's. */
export function isTrustedPackage(directory: string, context: PolicyContext): boolean {
  const { world } = context;
  const inside = relativeInside({ path: directory, directory: world.workspace });
  if (inside === null || thirdParty.test(inside)) return false;
  const mayWrite = (path: string): boolean => evaluateFile('write', path, 'Bash', context).decision === 'allow';
  const manifests = manifestsIn(directory, world);
  return (
    manifests.length > 0 &&
    manifests.every((name) => !mayWrite(`${directory}/${name}`) || mayWrite(`${world.workspace}/${name}`))
  );
}

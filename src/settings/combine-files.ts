import { pathsFromAbove, rulesFromAbove } from '../policy/rules/parse-rules.js';
import type { RuleLists } from '../policy/types.js';
import { ruleLocation } from './check-rules.js';
import type { ParsedSettings } from './parse-settings.js';
import type { Settings } from './table.js';

export interface FileOnTheWay {
  readonly parsed: ParsedSettings;
  /** From the workspace to the directory that the file governs: `../../`; empty for the workspace itself. */
  readonly up: string;
}

/** Of these, the smaller value of two files counts. */
const limits = [
  ...(['max-turns', 'max-cost-usd', 'max-output-tokens', 'timeout-minutes', 'max-writes'] as const),
  ...(['command-max-timeout-seconds', 'command-timeout-seconds', 'command-processes', 'command-memory-mb'] as const),
] as const;

/** From the strictest to the widest. */
const modes: readonly Settings['mode'][] = ['plan', 'default', 'auto-edit', 'yolo'];

/** Settings whose values are paths or start programs: only the file of the workspace has them. */
const ofWorkspace: ReadonlySet<string> = new Set<keyof Settings>([
  ...(['hooks', 'hooks-from', 'mcp-servers', 'mcp-config', 'command-directories', 'instruction-files'] as const),
  ...(['memory-file', 'git-hooks'] as const),
]);

/**
 * From root to workspace: what forbids is combined; of limits, mode and `hook-failure` the stricter counts; else the
 * nearest. Paths are relative to what the file governs. Hooks are combined elsewhere.
 */
export function combineFiles(files: readonly FileOnTheWay[]): ParsedSettings {
  const last = files.at(-1);
  if (files.length === 1 && last !== undefined) return last.parsed;
  const given = files.map(({ parsed, up }) => (up === '' ? parsed.values : withoutPaths(parsed.values)));
  const values = Object.assign({}, ...given) as Record<string, unknown>;
  for (const name of limits) {
    const found = given.flatMap((one) => one[name] ?? []);
    if (found.length > 0) values[name] = Math.min(...found);
  }
  const strictest = modes.find((mode) => given.some((one) => one.mode === mode));
  if (strictest !== undefined) values['mode'] = strictest;
  if (given.some((one) => one['hook-failure'] === 'deny')) values['hook-failure'] = 'deny';
  if (given.some((one) => one['read-only-commands'] === false)) values['read-only-commands'] = false;
  const protectedPaths = files.flatMap(({ parsed, up }) =>
    (parsed.values['protected-paths'] ?? []).flatMap((path) => pathsFromAbove(path, up)),
  );
  if (protectedPaths.length > 0) values['protected-paths'] = protectedPaths;
  // Only the nearest list allows: a directory may have narrower rules than the repository.
  const allowing = files.findLast(({ parsed }) => parsed.values.allow !== undefined);
  const lists = [
    rulesOf('allow', allowing === undefined ? [] : [allowing]),
    rulesOf('ask', files),
    rulesOf('deny', files),
  ] as const;
  const [allow, ask, deny] = lists.map((rules) => rules.map(({ rule }) => rule));
  const [ofAllow = [], ofAsk = [], ofDeny = []] = lists.map((rules) => rules.map(({ location }) => location));
  return {
    values: { ...values, allow, ask, deny } as Partial<Settings>,
    ruleLocations: { allow: ofAllow, ask: ofAsk, deny: ofDeny },
    diagnostics: files.flatMap(({ parsed }) => parsed.diagnostics),
  };
}

/** The rules of a file of a directory above the workspace that forbid, as rules of the workspace. */
export function restrictionsFrom(parsed: ParsedSettings, up: string): ParsedSettings {
  return combineFiles([
    { parsed, up },
    { parsed: { values: {}, ruleLocations: { allow: [], ask: [], deny: [] }, diagnostics: [] }, up: '' },
  ]);
}

function rulesOf(list: keyof RuleLists, files: readonly FileOnTheWay[]) {
  return files.flatMap(({ parsed, up }) =>
    (parsed.values[list] ?? []).flatMap((given, at) =>
      rulesFromAbove(given, list, up).map((rule) => ({
        rule,
        location: parsed.ruleLocations[list][at] ?? ruleLocation(list, at),
      })),
    ),
  );
}

function withoutPaths(values: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !ofWorkspace.has(name)));
}

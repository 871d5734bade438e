import type { PathFacts } from '../../types.js';

/** Commands in a script that only start the words after them, with their harmless options. */
const starters = /^(?:npx|bunx|pnpx|cross-env|c8|nyc|time|env)$/;

const starterOption = /^(?:-y|--yes|--no|--no-install|--silent|-s|-q|--quiet)$/;

const managers = /^(?:npm|pnpm|yarn|bun)$/;

const ofNpm = /^(?:test|t|tst|start|stop|restart)$/;

/** How many scripts that call each other are followed. */
const deepest = 5;

/** The last command, which gets the arguments; `null` if unknown. `npm`: they would become options of npm itself. */
export function scriptCommand(
  name: string,
  directory: string,
  world: PathFacts,
  depth = 0,
): readonly string[] | 'npm' | null {
  const text = scriptText(name, world.packageManifest(directory));
  const words = text === null || depth > deepest ? null : withoutStarters(lastCommand(text));
  const [program, ...rest] = words ?? [];
  if (words === null || program === undefined) return null;
  if (!managers.test(program)) return [program.replace(/^(?:\.\/)?node_modules\/\.bin\//, ''), ...rest];
  const handsOn = program !== 'npm' || rest.at(-1) === '--';
  const [verb, second] = rest.filter((word) => !starterOption.test(word) && word !== '--');
  if (verb === 'exec' || verb === 'x' || verb === 'dlx') return withoutStarters(rest.slice(rest.indexOf(verb) + 1));
  const called =
    verb === 'run' || verb === 'run-script' ? second : program !== 'npm' || ofNpm.test(verb ?? '') ? verb : null;
  if (!handsOn) return 'npm';
  return typeof called === 'string' ? scriptCommand(called, directory, world, depth + 1) : null;
}

function scriptText(name: string, manifest: string | null): string | null {
  try {
    const scripts: unknown = (JSON.parse(manifest ?? '{}') as { scripts?: unknown } | null)?.scripts;
    if (typeof scripts !== 'object' || scripts === null || !Object.hasOwn(scripts, name)) return null;
    const text: unknown = (scripts as Record<string, unknown>)[name];
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** The words after the last operator; `null` if a shell would do more than split words. */
function lastCommand(text: string): readonly string[] | null {
  if (/[`$\\(){}<>#\n]|(?<!&)&(?!&)/.test(text)) return null;
  let words: string[] = [];
  const token = /\s*(?:(\|\||&&|[|;])|((?:"[^"]*"|'[^']*'|[^\s"'|;&])+))/gy;
  let end = 0;
  for (const match of text.matchAll(token)) {
    end = match.index + match[0].length;
    if (match[2] === undefined) words = [];
    else words.push(match[2].replace(/["']/g, ''));
  }
  return text.slice(end).trim() === '' ? words : null;
}

function withoutStarters(words: readonly string[] | null): readonly string[] | null {
  if (words === null) return null;
  const at = words.findIndex((word) => !/^\w+=/.test(word));
  const [program, ...rest] = at < 0 ? [] : words.slice(at);
  if (program === undefined) return null;
  if (!starters.test(program)) return [program, ...rest];
  const next = rest.findIndex((word) => !starterOption.test(word));
  // An option with a value of its own hides where the command begins.
  return next < 0 || rest[next]?.startsWith('-') === true ? null : withoutStarters(rest.slice(next));
}

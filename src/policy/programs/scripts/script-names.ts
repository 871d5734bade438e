import type { PathFacts } from '../../types.js';

/** Usual names of package scripts that are not names of system programs. */
const usual =
  /^(?:lint|format|fmt|build|dev|test|tests|check|checks|typecheck|types|type|coverage|ci|e2e|unit|integration|generate|codegen|docs|validate|verify|compile|storybook|prepare|fix|prettify|clean)(?:[:-][\w:.-]+)?$/;

/** `db:seed`: programs have no colon in their names. */
const grouped = /^[A-Za-z][\w-]*(?::[\w.-]+)+$/;

/** Whether it can only mean a script: `pnpm lint`. Without a script `pnpm` starts a program of that name. */
export function isScriptName(word: string): boolean {
  return usual.test(word) || grouped.test(word);
}

/** Whether a package of the workspace has put a program of this name where package managers look first. */
export function isInstalled(name: string, cwd: string, world: PathFacts): boolean {
  if (!/^[\w-][\w.-]*$/.test(name)) return false;
  return [cwd, world.workspace].some((place) => world.kindOf(`${place}/node_modules/.bin/${name}`) !== 'missing');
}

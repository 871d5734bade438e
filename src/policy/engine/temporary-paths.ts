import { isInside } from '../files/paths.js';
import type { PathFacts } from '../types.js';

type Facts = Pick<PathFacts, 'temporary' | 'kindOf'>;

/** The file below TMPDIR that a path below /tmp means; `null` if the machine has something there. */
export function inTemporary(path: string, { temporary, kindOf }: Facts): string | null {
  if (temporary === undefined || !path.startsWith('/tmp/') || isInside({ path, directory: temporary })) return null;
  const [, , name = ''] = path.split('/');
  return kindOf(`/tmp/${name}`) === 'missing' ? temporary + path.slice('/tmp'.length) : null;
}

/** A word that is a path, alone or as the value of an option, with or without quotes. */
const pathWord = /(?<=(?:^|[\s<>=;|&(])["']?)\/tmp\/[\w.%+@-][\w./%+@-]*(?=["']?(?:[\s<>;|&)]|$))/g;

/** The line with paths below TMPDIR for those below /tmp; `null` if it has none. Here-documents are left alone. */
export function withTemporaryPaths(command: string, facts: Facts): string | null {
  if (!command.includes('/tmp/') || !/^[\w./-]+$/.test(facts.temporary ?? '')) return null;
  const line = command.includes('<<') ? (command.split('\n', 1)[0] ?? '') : command;
  const changed = line.replaceAll(pathWord, (path) => inTemporary(path, facts) ?? path);
  return changed === line ? null : changed + command.slice(line.length);
}

/** Rules about /tmp mean the directory of the machine. */
export function nameTemporary(rules: readonly string[]): boolean {
  return rules.some((rule) => rule.includes('/tmp'));
}

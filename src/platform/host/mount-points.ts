import { readFileSync } from 'node:fs';

/** Mounts that every machine has. */
const common = /^\/(?:$|proc|sys|dev|run|etc|usr|lib|boot|snap)/;

/** The folders that are mounted into this machine, such as those of a container; empty where that is not known. */
export function mountPoints(): readonly string[] {
  try {
    const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    const paths = lines.map((line) => (line.split(' ')[4] ?? '').replaceAll('\\040', ' '));
    return [...new Set(paths)].filter((path) => path.startsWith('/') && !common.test(path));
  } catch {
    return [];
  }
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPathFacts } from '../../../src/platform/files/path-facts.js';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';
import type { Effect } from '../../../src/policy/types.js';
import { randomFrom } from '../shell/random-scripts.js';
import { createFileArena, hasStrace } from './arena.js';
import { randomFileLine } from './random-lines.js';
import type { Touched } from './trace.js';

// SALLYPORT_FUZZ=10000 SALLYPORT_SEED=7 npx vitest run test/policy/files/effects.test.ts
const total = Number(process.env['SALLYPORT_FUZZ'] ?? 20);
const seed = Number(process.env['SALLYPORT_SEED'] ?? 20261121);
const batch = 100;

/** The programs as a maintainer grants them, and every file of the workspace that is not sensitive or protected. */
const granted =
  'cat head tail tac nl rev fold expand wc sha256sum md5sum od base64 strings file stat readlink realpath du cut paste comm join cmp diff sort uniq shuf cp mv ln rm rmdir unlink mkdir touch truncate tee install dd chmod sed awk grep find tar gzip split ls jq iconv printf echo xargs mktemp git';
const lists = { allow: [...granted.split(' ').map((name) => `Bash(${name}:*)`), 'Write(**)'], ask: [], deny: [] };

test.skipIf(!hasStrace)(
  `files touched are files listed: ${total} lines that run, from seed ${seed}`,
  {
    timeout: total * 500 + 60_000,
  },
  async () => {
    const random = randomFrom(seed);
    const escapes: object[] = [];
    const counts = { lines: 0, refused: 0, touched: 0 };
    while (counts.lines < total) {
      const arena = createFileArena();
      const lines: { readonly line: string; readonly listed: readonly Cover[] }[] = [];
      while (lines.length < Math.min(batch, total)) {
        const line = randomFileLine(random);
        const listed = listedFiles(line, arena.pattern);
        if (listed === null) counts.refused += 1;
        else lines.push({ line, listed });
      }
      const runs = await arena.run(lines.map(({ line }) => line));
      for (const [index, { line, listed }] of lines.entries()) {
        const place = arena.directoryOf(index);
        const touched = (runs[index] ?? []).filter((one) => concerns(one, place));
        counts.touched += touched.length;
        // What is tracked, git looks at all the time; of what it shows, the tests of the program tables tell.
        const checked = touched.filter(
          (one) => one.kind !== 'read' || !/\bgit\b/.test(line) || !one.path.startsWith(`${place}/w/`),
        );
        const wrong = checked
          .map((one) => diagnosticOf(one, listed, place))
          .filter((diagnostic) => diagnostic !== null);
        if (wrong.length > 0) escapes.push({ line, wrong: wrong.slice(0, 3) });
      }
      arena.remove();
      counts.lines += lines.length;
    }
    expect(escapes.slice(0, 20)).toEqual([]);
    expect(counts.touched).toBeGreaterThan(total);
  },
);

/** A listed access, and the places that it means: what it is called and where its links lead, below the place of the run. */
interface Cover {
  readonly kind: Effect['kind'];
  readonly places: readonly string[];
}

/** The files that the policy engine lists for a line that may run; `null` if it is refused. */
function listedFiles(line: string, pattern: string): readonly Cover[] | null {
  const world = createPathFacts(join(pattern, 'w'), join(pattern, 'home'));
  const evaluated = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world })({
    tool: 'Bash',
    effects: [{ kind: 'shell', command: line, cwd: world.workspace }],
  });
  if (evaluated.outcome === 'refuse') return null;
  return evaluated.effects.flatMap((effect) =>
    (effect.kind === 'read' || effect.kind === 'write' || effect.kind === 'delete') && typeof effect.path === 'string'
      ? [
          {
            kind: effect.kind,
            places: [effect.path, world.realpath(effect.path)].map((path) => path.slice(pattern.length)),
          },
        ]
      : [],
  );
}

/** Directories of the system are not the line's affair, nor is a scratch file in TMPDIR or the names in a directory. */
function concerns({ kind, path }: Touched, place: string): boolean {
  // A descriptor is a file that was opened by its name before.
  // sed -i and ln -f create a temporary file next to the one that they replace.
  if (/\/(?:sed|Cu)\w{6}$/.test(path)) return false;
  if (path.startsWith(`${place}/tmp`) || /^\/proc\/(?:self|\d+)\/fd\//.test(path)) return false;
  if (kind === 'read') return path.startsWith(`${place}/`) && !isDirectory(path);
  return !/^\/dev\/(?:null|tty)$|^(?:pipe|socket|anon_inode):/.test(path);
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Why an access is an escape; `null` if it is not. */
function diagnosticOf(touched: Touched, listed: readonly Cover[], place: string): string | null {
  const path = touched.path.startsWith(`${place}/`) ? touched.path.slice(place.length) : touched.path;
  const shown = `${touched.kind} ${path} by ${touched.call}`;
  if (isForbidden(touched.kind, path)) return `forbidden: ${shown}`;
  return isCovered(touched, path, listed) ? null : `not listed: ${shown}`;
}

/** What no rule of these lists opens, whatever was listed. */
function isForbidden(kind: Touched['kind'], path: string): boolean {
  if (path !== '/w' && !path.startsWith('/w/')) return true;
  return kind !== 'read' && /^\/w\/(?:\.git\/(?:hooks|config)|\.github)(?:\/|$)/.test(path);
}

/** An access to a directory covers everything below it; a change of a file may be a removal; parents are made on the way. */
function isCovered({ kind, call }: Touched, path: string, listed: readonly Cover[]): boolean {
  // What git keeps for itself: objects, the index, references.
  if (path.startsWith('/w/.git/')) return true;
  return listed.some((cover) => {
    // An archive that is added to is opened for both.
    if ((cover.kind === 'read') !== (kind === 'read') && !call.includes('O_RDWR')) return false;
    return cover.places.some(
      (one) =>
        path === one ||
        path.startsWith(`${one}/`) ||
        (call.startsWith('mkdir') && one.startsWith(`${path}/`)) ||
        (/O_CREAT|^mkdir/.test(call) && isMadeUp(path, one)),
    );
  });
}

/** Names that mktemp and split make of the one that they were given. */
function isMadeUp(path: string, given: string): boolean {
  if (given.endsWith('XXX')) return path.length === given.length && path.startsWith(given.replace(/X+$/, ''));
  return path.startsWith(given) && /^[a-z]{2}$/.test(path.slice(given.length));
}

import { absolutePath } from '../files/paths.js';
import type { Effect } from '../types.js';
import { type Context, type Findings, gather, hazard, judgeOperand, mayLink, type Role, unpack } from './define.js';
import { followTree } from './follow.js';
import { has, valueOf } from './scan.js';
import { knownText, literalOf } from './words.js';

/** cp, mv, ln, install: the sources in one role, the last operand or the directory option written. */
export function intoLast(role: Role, { scan, invocation }: Context): Findings {
  const { cwd } = invocation;
  const directory = valueOf(scan, '-t', '--target-directory');
  const sources = directory === null && scan.operands.length > 1 ? scan.operands.slice(0, -1) : scan.operands;
  const target = directory ?? (scan.operands.length > 1 ? scan.operands.at(-1) : undefined);
  const found = [
    ...sources.map((word) => judgeOperand(role, word, { cwd })),
    ...(role === 'delete' ? sources.map((word) => judgeOperand('read', word, { cwd })) : []),
    ...(target === undefined ? [] : [judgeOperand('write', target, { cwd }), ...inside(sources, target, cwd)]),
  ];
  return gather([...found, backups(gather(found), scan)]);
}

/** What was there before gets another name: with a suffix of the caller's choice, any name. */
function backups(found: Findings, scan: Context['scan']): Findings {
  const suffix = valueOf(scan, '-S', '--suffix');
  if (suffix === null && !has(scan, '-b', '--backup')) return {};
  const added = suffix === null ? '~' : literalOf(suffix);
  if (added === null) return {};
  const kept = (found.effects ?? []).flatMap((effect): Effect[] =>
    effect.kind === 'write' ? [{ kind: 'write', path: effect.path + added }] : [],
  );
  return { effects: kept };
}

/** Where the target is a directory, the file gets its old name in it; both places count. */
function inside(
  sources: Context['scan']['operands'],
  target: Context['scan']['operands'][number],
  cwd: string,
): Findings[] {
  if (target.kind !== 'literal') return [];
  const names = sources.flatMap((word) =>
    word.kind === 'literal' ? [word.value.split('/').findLast((name) => name !== '') ?? ''] : [],
  );
  return names
    .filter((name) => name !== '' && name !== '.' && name !== '..')
    .map((name) => judgeOperand('write', { kind: 'literal', value: `${target.value}/${name}`, source: name }, { cwd }));
}

/** A symbolic link means its text from where it stands. */
export function linked(context: Context): Findings {
  const { scan, invocation, world } = context;
  const [source] = scan.operands;
  if (source !== undefined && scan.operands.length === 1)
    return {
      hazards: [hazard(source, 'gets a link in the working directory')],
      links: [invocation.cwd],
      changes: true,
    };
  const symbolic = has(scan, '-s', '--symbolic') && !has(scan, '-r', '--relative');
  if (!symbolic) return mayLink(intoLast('read', context));
  const target = valueOf(scan, '-t', '--target-directory') ?? scan.operands.at(-1);
  const place = absolutePath(literalOf(target ?? undefined) ?? '.', invocation.cwd);
  const from = world.kindOf(place) === 'directory' ? place : absolutePath('..', place);
  const sources = valueOf(scan, '-t', '--target-directory') === null ? scan.operands.slice(0, -1) : scan.operands;
  const pointed = sources.map((word) => judgeOperand('read', word, { cwd: from }));
  return mayLink(gather([...pointed, intoLast('data', context)]));
}

/** Links are copied as links, and `x/.` gives the target everything in it under its own name. */
export function copied(context: Context): Findings {
  const { scan } = context;
  const found = intoLast('tree', context);
  const recursive = has(scan, '-r', '-R', '--recursive', '-a', '--archive');
  const keeps = recursive || has(scan, '-d', '-P', '--no-dereference', '-l', '--link', '-s', '--symbolic-link');
  const target = valueOf(scan, '-t', '--target-directory') ?? scan.operands.at(-1);
  const whole =
    has(scan, '-T', '--no-target-directory') ||
    scan.operands.some((word) => /(?:^|\/)\.{1,2}\/*$/.test(knownText(word)));
  const follows = recursive && has(scan, '-L', '--dereference');
  return gather([
    keeps ? mayLink(found) : found,
    ...(follows ? scan.operands.map((word) => followTree(word, context)) : []),
    recursive && whole && target !== undefined ? unpack(target, context) : {},
  ]);
}

/** A directory takes the links in it along. */
export function moved(context: Context): Findings {
  const { scan, invocation, world } = context;
  const found = intoLast('delete', context);
  const plain = scan.operands.every((word) => {
    const value = literalOf(word);
    return value !== null && /^(?:file|missing)$/.test(world.kindOf(absolutePath(value, invocation.cwd)));
  });
  return plain ? found : mayLink(found);
}

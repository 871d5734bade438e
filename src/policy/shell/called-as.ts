import type { PathFacts } from '../types.js';
import type { CalledAs } from './simple-command.js';
import type { ProgramEffects, ProgramLookup, Risk, SameCommand, Word } from './types.js';
import { literalOf, literalWord, writtenForm } from './words.js';

interface Place {
  readonly cwd: string;
  readonly world: PathFacts;
  readonly programs: ProgramLookup;
}

/** The command in other words, with what the tables say about these. Read at the first use, since most rules match as written. */
export function calledAs(
  base: string,
  argv: readonly Word[],
  written: ProgramEffects,
  place: Place,
): () => readonly CalledAs[] {
  let all: readonly CalledAs[] | undefined;
  return () => {
    all ??= place.programs.sameCommands(base, argv).flatMap((same) => readSame(same, written, place) ?? []);
    return all;
  };
}

/** Null if the words would start other commands, which are analyzed only as written. */
function readSame(
  { argv, replaced, also }: SameCommand,
  written: ProgramEffects,
  { cwd, world, programs }: Place,
): CalledAs | null {
  const name = literalOf(argv[0]) ?? '';
  const base = name.slice(name.lastIndexOf('/') + 1);
  const words = name === base ? argv : [{ ...literalWord(base), source: name }, ...argv.slice(1)];
  const { effects, risks, inner, opaque, links } =
    programs.programFor(base)?.read({ argv: words, cwd }, world) ?? nothing;
  if (inner.length > 0 || opaque === true || (links ?? []).length > 0) return null;
  const absorbed = new Set(replaced.map(writtenForm));
  const isKnown = (risk: Risk): boolean =>
    absorbed.has(risk.word) || risks.some(({ word, why }) => word === risk.word && why === risk.why);
  const kept = written.risks.filter((risk) => risk.never === true || !isKnown(risk));
  return { name, argv, effects, risks: [...risks, ...kept], ...(also === undefined ? {} : { also }) };
}

const nothing: ProgramEffects = { effects: [], inner: [], risks: [], readOnly: false, opaque: true };

import { readFile } from 'node:fs/promises';
import { addressSpaceProblem } from './missing-programs.js';
import type { SecondParser } from './types.js';

/** The size of the cache: the commands of a prompt are checked before the first one runs, and again when they run. */
const maxCached = 200;

/** UTF-16 units per instance: the program's collector is unreliable from outside, after 13,000 units at the earliest. */
const maxParsed = 6000;

/**
 * That of shfmt (mvdan/sh, Go as WebAssembly): no code in common with the first, so none of its errors. Loaded for the
 * first text. Starting takes a hundred times a parse, so short texts share an instance until `maxParsed` units or an
 * objection. Any failure is an objection.
 */
export function createSecondParser(): SecondParser {
  const answers = new Map<string, string | null>();
  let loading: Promise<Parse> | null = null;
  let problem: string | null = null;
  return {
    machineProblem: () => problem,
    async objection(text) {
      const cached = answers.get(text);
      if (cached !== undefined) return cached;
      if (loading === null) loading = load();
      const answer = await objectionOf(loading, text, () => {
        if (problem === null) problem = addressSpaceProblem();
      });
      if (answers.size >= maxCached) answers.clear();
      answers.set(text, answer);
      return answer;
    },
  };
}

/** The used part; TypeScript only has these types in its DOM library. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<Instance>;
};

interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}

type Parse = (text: string) => Promise<unknown>;

async function load(): Promise<Parse> {
  const [bytes, { getProcessor }, { compileWasmOnce }] = await Promise.all([
    // The bundler copies this file next to the bundle unchanged if the URL is one expression, in a file without syntax
    // that it does not support, such as `??=`. The build fails otherwise.
    readFile(new URL('../../../node_modules/sh-syntax/main.wasm', import.meta.url)),
    import('sh-syntax'),
    import('./v8-flags.js'),
    // Sets the global `Go`, which the processor uses.
    import('sh-syntax/vendors/wasm_exec'),
  ]);
  compileWasmOnce();
  const module = await WebAssembly.compile(bytes);
  let shared: Instance | null = null;
  let parsed = 0;
  const processor = getProcessor(async (imports: object) => {
    if (shared !== null) return shared;
    const fresh = await WebAssembly.instantiate(module, imports);
    // The processor starts what it gets: the first time the program, later nothing.
    const { _start: _, ...exports } = fresh.exports;
    shared = { exports: { ...exports, _initialize: () => undefined } };
    return fresh;
  });
  const parse = async (text: string): Promise<unknown> => {
    if (parsed + text.length > maxParsed) [shared, parsed] = [null, 0];
    parsed += text.length;
    try {
      return await processor(text);
    } catch (error) {
      shared = null;
      throw error;
    }
  };
  let queue: Promise<unknown> = Promise.resolve();
  return (text) => {
    const answer = queue.then(() => parse(text));
    queue = answer.catch(() => undefined);
    return answer;
  };
}

/** `onMemory`: V8 has no space for the program, or for a deep text. */
async function objectionOf(loading: Promise<Parse>, text: string, onMemory: () => void): Promise<string | null> {
  try {
    await (await loading)(text);
    return null;
  } catch (error) {
    if (error instanceof RangeError) onMemory();
    const reason = error instanceof Error && error.message !== '' ? error.message : 'no reason given';
    return reason.replaceAll(/\s+/g, ' ').slice(0, 200);
  }
}

import { readFile } from 'node:fs/promises';
import type { SecondParser } from '../types.js';

/** Texts whose answers are kept: a prompt's commands are asked about before the first one runs, and again when they do. */
const mostKept = 200;

/**
 * The parser of shfmt (mvdan/sh, in Go, built as WebAssembly): shares no code with the one that takes lines apart,
 * and not its mistakes. Loaded when the first line is asked about. Every text is read by a fresh instance in a memory
 * of its own. Whatever goes wrong in it is an objection.
 */
export function createSecondParser(): SecondParser {
  const answers = new Map<string, string | null>();
  let loading: Promise<Parse> | null = null;
  return {
    async objection(text) {
      const known = answers.get(text);
      if (known !== undefined) return known;
      if (loading === null) loading = load();
      const parse = await loading;
      const answer = await objectionOf(parse, text);
      if (answers.size >= mostKept) answers.clear();
      answers.set(text, answer);
      return answer;
    },
  };
}

/** The part that is used; the types of WebAssembly belong to the library of the DOM. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<object>;
};

type Parse = (text: string) => Promise<unknown>;

async function load(): Promise<Parse> {
  const [bytes, { getProcessor }] = await Promise.all([
    // The bundler puts the file beside the bundle, byte for byte, if it finds it in one expression, and in a file
    // without syntax that it does not know, such as `??=`. The build fails otherwise.
    readFile(new URL('../../../node_modules/sh-syntax/main.wasm', import.meta.url)),
    import('sh-syntax'),
    // Leaves `Go` in the global object, where the processor looks for it.
    import('sh-syntax/vendors/wasm_exec'),
  ]);
  const module = await WebAssembly.compile(bytes);
  const processor = getProcessor((imports: object) => WebAssembly.instantiate(module, imports));
  return (text) => processor(text);
}

async function objectionOf(parse: Parse, text: string): Promise<string | null> {
  try {
    await parse(text);
    return null;
  } catch (error) {
    const said = error instanceof Error && error.message !== '' ? error.message : 'it gives no reason';
    return said.replaceAll(/\s+/g, ' ').slice(0, 200);
  }
}

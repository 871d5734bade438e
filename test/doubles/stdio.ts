import type { Stdio } from '../../src/platform/host/stdio.js';

/** Standard streams without a terminal and without input; what is not given goes nowhere. */
export function aStdio(given: Partial<Stdio> = {}): Stdio {
  return {
    out: () => undefined,
    err: () => undefined,
    readInput: () => Promise.resolve(new Uint8Array()),
    inputChunks: async function* () {},
    isReading: () => false,
    errIsTerminal: false,
    outIsTerminal: false,
    ...given,
  };
}

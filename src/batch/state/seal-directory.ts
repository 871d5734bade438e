import { createHmac, timingSafeEqual } from 'node:crypto';
import { only } from '../../errors.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';

/** The files that decide what is run, paid for and published. Reports and transcripts are only shown. */
const sealed = /^(jobs|answers|delivery|trees|writes)\/|^run\.json$/;
/** Written in pieces, so that its MAC is in a file of its own. */
const planFile = 'plan.json';
const planMacFile = `${planFile}.mac`;

/** Why a file cannot be used although it exists. */
const otherKey = 'it was not written with resume-key';

const macField = /,"mac":"([0-9a-f]{64})"\}\n$/;
/** In bytes, up to the end of the file. */
const macLength = 75;

/**
 * Whoever writes without the key can neither plant a result nor move one: reading rejects with FileProblem. Without a
 * key, MACs are neither written nor examined.
 */
export function sealDirectory(directory: StateDirectory, key: string | null): StateDirectory {
  const mac = (name: string) => createHmac('sha256', `sallyport state ${key ?? ''}`).update(`${name}\n`);
  const examine = (name: string, content: Buffer, storedMac: string): void => {
    const expected = mac(name).update(content).digest('hex');
    if (storedMac.length !== expected.length || !timingSafeEqual(Buffer.from(storedMac), Buffer.from(expected)))
      throw new FileProblem('refused', name, otherKey);
  };
  const withMac = (name: string, content: string | Buffer): string | Buffer => {
    if (key === null || !sealed.test(name)) return content;
    const text = `${content.toString('utf8').trimEnd()}\n`;
    return `${text.slice(0, -2)},"mac":"${mac(name).update(text).digest('hex')}"}\n`;
  };
  return {
    ...directory,
    read: async (name, maxBytes) => {
      const bytes = await directory.read(name, maxBytes);
      if (bytes === null) return null;
      if (name === planFile && key !== null) {
        const macFile = await directory.read(planMacFile, 100);
        examine(name, bytes, macFile?.toString('utf8').trim() ?? '');
        return bytes;
      }
      if (!sealed.test(name)) return bytes;
      const storedMac = macField.exec(bytes.subarray(-macLength).toString('latin1'))?.[1];
      const content = storedMac === undefined ? bytes : withoutMac(bytes);
      if (key !== null) examine(name, content, storedMac ?? '');
      return content;
    },
    write: async (name, content) => await directory.write(name, withMac(name, content)),
    add: async (name, content) => await directory.add(name, withMac(name, content)),
    create: async (name) => {
      const writer = await directory.create(name);
      if (key === null || name !== planFile) return writer;
      const digest = mac(name);
      return {
        write: async (text) => {
          digest.update(text);
          await writer.write(text);
        },
        close: async () => {
          await writer.close();
          await directory.write(planMacFile, `${digest.digest('hex')}\n`);
        },
        abandon: () => writer.abandon(),
      };
    },
  };
}

/** Whether the file exists but has no valid MAC. */
export async function isOfOtherKey(directory: StateDirectory, name: string, maxBytes: number): Promise<boolean> {
  return await directory.read(name, maxBytes).then(
    () => false,
    only(FileProblem, ({ message }) => message === otherKey),
  );
}

/** Whether the last run has written the directory with a key. */
export async function isSealed(directory: StateDirectory): Promise<boolean> {
  return await directory.has(planMacFile);
}

function withoutMac(bytes: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, bytes.length - macLength), Buffer.from('}\n')]);
}

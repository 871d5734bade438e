import * as z from 'zod/mini';
import { UserError } from '../errors.js';
import { createFileSystem } from '../platform/files/file-system.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { FileProblem } from '../platform/types.js';
import { learnRules as learnFrom } from '../policy/rules/learn-rules.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';

const maxBytes = 200_000_000;

/** The part of a transcript line that tells of a refused call; everything else in it may be what it wants. */
const suggestions = z.object({ suggest: z.array(z.string()) });
const lineSchema = z.object({
  type: z.string(),
  denial: z.optional(suggestions),
  result: z.optional(z.object({ denial: z.optional(suggestions) })),
});

/** `sallyport learn`: the smallest allow list under which the refused calls of these transcripts would have passed. */
export async function learnCommand(invocation: CliInvocation, { directory, stdio }: HostEnvironment): Promise<number> {
  if (invocation.operands.length === 0) {
    throw new UserError({
      code: 'argument-invalid',
      message: 'no transcript is given',
      hint: 'write: sallyport learn TRANSCRIPT…, with the paths that runs told at their end',
    });
  }
  const files = createFileSystem({ root: directory, guard: () => null });
  const texts = await Promise.all(invocation.operands.map((path) => readTranscript(path, files)));
  const denials = texts.flatMap((text) => text.split('\n').flatMap(suggestedIn));
  const learned = learnFrom(denials);
  if (isSwitchedOn(invocation, 'json')) {
    stdio.out(`${JSON.stringify(learned, null, 2)}\n`);
    return 0;
  }
  if (denials.length === 0) stdio.err('No call was refused in these transcripts.\n');
  else if (learned.rules.length === 0)
    stdio.err('No rule that should be granted would have let the refused calls pass.\n');
  else stdio.out(`allow: |\n${learned.rules.map((rule) => `  ${rule}\n`).join('')}`);
  for (const { rule, why } of learned.leftOut) stdio.err(`left out: ${rule} (${why})\n`);
  return 0;
}

async function readTranscript(path: string, files: ReturnType<typeof createFileSystem>): Promise<string> {
  try {
    const text = (await files.read(path, maxBytes)).toString('utf8');
    if (text.split('\n').some((line) => eventIn(line) !== null)) return text;
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    throw new UserError({
      code: 'file-unreadable',
      location: path,
      message: 'the transcript cannot be read',
      found: error.message,
      hint: 'give the path that the run told at its end',
    });
  }
  throw new UserError({
    code: 'file-unreadable',
    location: path,
    message: 'the file is no transcript',
    found: 'no line that tells what happened in a run',
    hint: 'give the path that the run told at its end',
  });
}

/** A torn last line, or one of a later version, tells nothing. */
function eventIn(line: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function suggestedIn(line: string): readonly (readonly string[])[] {
  const event = eventIn(line);
  const denial = event?.denial ?? event?.result?.denial;
  return denial === undefined ? [] : [denial.suggest];
}

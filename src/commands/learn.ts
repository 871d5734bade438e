import * as z from 'zod/mini';
import { UserError, userError } from '../errors.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { namedFileText } from '../platform/files/named-file.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { learnRules as learnFrom } from '../policy/rules/learn-rules.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';

const maxBytes = 200_000_000;

/** The part of a transcript line about a refused call; everything else is ignored. */
const suggestions = z.object({ suggest: z.array(z.string()) });
const lineSchema = z.object({
  type: z.string(),
  denial: z.optional(suggestions),
  result: z.optional(z.object({ denial: z.optional(suggestions) })),
});

/** `sallyport learn`: the smallest allow list that would have permitted the refused calls of these transcripts. */
export async function learnCommand(invocation: CliInvocation, { directory, stdio }: HostEnvironment): Promise<number> {
  if (invocation.operands.length === 0) {
    const hint = 'write: sallyport learn TRANSCRIPT…, with paths that runs printed at the end';
    throw userError(['argument-invalid'], 'a transcript is missing', hint);
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
  else if (learned.rules.length === 0) stdio.err('No recommended rule would have permitted the refused calls.\n');
  else stdio.out(`allow: |\n${learned.rules.map((rule) => `  ${rule}\n`).join('')}`);
  for (const { rule, why } of learned.leftOut) stdio.err(`left out: ${rule} (${why})\n`);
  return 0;
}

async function readTranscript(path: string, files: ReturnType<typeof createFileSystem>): Promise<string> {
  const named = { location: path, hint: 'use the path that the run printed at the end' };
  const text = await namedFileText(files.read(path, maxBytes), { ...named, message: 'the transcript cannot be read' });
  if (text.split('\n').some((line) => eventIn(line) !== null)) return text;
  const message = 'the file is not a transcript';
  throw new UserError({ code: 'file-unreadable', ...named, message, found: 'no event of a run' });
}

/** `null` for an incomplete last line, or a line of a later version. */
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from './cli.js';
import { aFolder } from './place.js';

export interface PlayedCommands {
  /** What the model received for each command. */
  readonly outputs: readonly string[];
  /** The reasons of denials. */
  readonly denials: readonly string[];
  readonly notices: readonly string[];
  readonly level: string;
  readonly exitCode: number | null;
  readonly stderr: string;
}

interface ToolEnd {
  readonly type: string;
  readonly result?: { readonly parts?: readonly { readonly text?: string }[] };
}

/** A run in a directory whose model calls Bash with these commands, in the sandbox of this machine. */
export async function playCommands(
  directory: string,
  rules: readonly string[],
  commands: readonly string[],
  more: readonly string[] = [],
): Promise<PlayedCommands> {
  const turns = [...commands.map((command) => ({ calls: [{ tool: 'Bash', input: { command } }] })), { say: 'Done.' }];
  const folder = aFolder({ 's.jsonl': turns.map((turn) => JSON.stringify(turn)).join('\n') });
  const transcript = join(folder, 't.jsonl');
  const { code, stdout, stderr } = await runCli(
    [
      ...['run', '-p', 'x', '--model', `script:${join(folder, 's.jsonl')}`, '--transcript', transcript, '--json'],
      ...(more.includes('--sandbox') ? [] : ['--sandbox', 'auto']),
      ...rules.flatMap((rule) => ['--allow', rule]),
      ...more,
    ],
    { cwd: directory, inProcess: true },
  );
  const ends = readFileSync(transcript, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ToolEnd)
    .filter(({ type }) => type === 'tool-end');
  const result = JSON.parse(stdout) as {
    readonly denials: readonly { readonly reason: string }[];
    readonly notices: readonly string[];
    readonly sandbox?: { readonly level: string };
  };
  return {
    outputs: ends.map(({ result: ended }) => (ended?.parts ?? []).map(({ text = '' }) => text).join('')),
    denials: result.denials.map(({ reason }) => reason),
    notices: result.notices,
    level: result.sandbox?.level ?? 'none',
    exitCode: code,
    stderr,
  };
}

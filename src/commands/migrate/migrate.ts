import { messageOf, UserError, userError } from '../../errors.js';
import { plainText } from '../../plain-text.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { namedFileText } from '../../platform/files/named-file.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { oneLine } from '../../text.js';
import { type CliInvocation, isSwitchedOn } from '../parse.js';
import type { ListName, Migrated, MigratedFile } from './types.js';

const maxBytes = 300_000;
const listNames: readonly ListName[] = ['allow', 'ask', 'deny'];

/** Rules that mean the same or less, and workflows. Exit code 1 if something forbidden there has no rule. */
export async function migrateCommand(
  invocation: CliInvocation,
  { directory, stdio }: HostEnvironment,
): Promise<number> {
  if (invocation.operands.length === 0) {
    const hint = 'write: sallyport migrate FILE…, such as .claude/settings.json or a workflow';
    throw userError(['argument-invalid'], 'a file is missing', hint);
  }
  const files = createFileSystem({ root: directory, guard: () => null });
  const read: MigratedFile[] = [];
  for (const path of invocation.operands) {
    const named = { location: path, message: 'the file cannot be read', hint: 'correct the path' };
    read.push(await readFileOf(path, await namedFileText(files.read(path, maxBytes), named)));
  }
  const entries = read.flatMap((file) => file.entries);
  const notices = read.flatMap((file) => file.notices);
  const written = read.flatMap((file) => file.files ?? []);
  if (isSwitchedOn(invocation, 'json')) {
    const withFiles = written.length === 0 ? {} : { files: written };
    stdio.out(`${JSON.stringify({ ...listsOf(entries), entries, notices, ...withFiles }, null, 2)}\n`);
  } else {
    for (const { path, text } of written) stdio.out(plainText(`# FILE ${path}\n${text.trimEnd()}\n`));
    stdio.out(textOf(read.filter(({ files }) => files === undefined).flatMap((file) => file.entries)));
    for (const { entry, location, rules, why, isMissing } of entries) {
      if (rules.length > 0 || isMissing === undefined) continue;
      stdio.err(plainText(`${isMissing ? 'not forbidden' : 'left out'}: ${entry} (${location}): ${why ?? ''}\n`));
    }
    for (const notice of notices) stdio.err(plainText(`${notice}\n`));
  }
  return entries.some(({ isMissing }) => isMissing === true) ? 1 : 0;
}

async function readFileOf(path: string, text: string): Promise<MigratedFile> {
  const read = await fileOf(path, text.replace(/^\uFEFF/, ''));
  if (read.entries.length > 0 || read.notices.length > 0 || read.files !== undefined) return read;
  const hint =
    'name settings of Claude Code, Gemini CLI or Qwen Code (.json), a policy of Gemini CLI (.toml), rules of Codex (.rules), or a file with --allowedTools or --allow-tool';
  throw userError(['file-unreadable', path], 'the file has no permissions that are known', hint);
}

async function fileOf(path: string, text: string): Promise<MigratedFile> {
  if (path.endsWith('.json'))
    return (await import('./settings.js')).readSettings(
      path,
      parsed(path, () => JSON.parse(text)),
    );
  if (path.endsWith('.rules')) return (await import('./codex.js')).readCodexRules(path, text);
  if (/\.ya?ml$/i.test(path) && /\buses:/.test(text)) {
    const { hasKnownAction, migrateWorkflow } = await import('./workflow/migrate-workflow.js');
    const workflow = hasKnownAction(text) ? migrateWorkflow(path, text) : null;
    if (workflow !== null) return { entries: workflow.rules, notices: workflow.open, files: workflow.files };
  }
  if (!path.endsWith('.toml')) return (await import('./flags.js')).readFlags(path, text);
  const [{ parse }, { readGeminiPolicy }] = await Promise.all([import('smol-toml'), import('./gemini-policy.js')]);
  return readGeminiPolicy(
    path,
    parsed(path, () => parse(text)),
  );
}

function parsed(path: string, parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    const found = messageOf(error).split('\n')[0] ?? '';
    const [message, hint] = ['the syntax of the file is invalid', 'correct it; comments in JSON are not read'];
    throw new UserError({ code: 'file-unreadable', location: path, message, found, hint }, { cause: error });
  }
}

function listsOf(entries: readonly Migrated[]) {
  const texts = (list: ListName) => [...new Set(rulesIn(entries, list).map(({ rule }) => rule))];
  const isOff = entries.some(({ refusesReadOnly }) => refusesReadOnly === true);
  const lists = { allow: texts('allow'), ask: texts('ask'), deny: texts('deny') };
  return { ...lists, ...(isOff ? { 'read-only-commands': false } : {}) };
}

function rulesIn(entries: readonly Migrated[], list: ListName) {
  return entries
    .filter((entry) => entry.list === list)
    .flatMap(({ rules, ...from }) => rules.map((rule) => ({ ...from, rule })));
}

/** Settings for a workflow or a configuration file, each rule below its origin. */
function textOf(entries: readonly Migrated[]): string {
  const lines: string[] = [];
  for (const list of listNames) {
    const seen = new Set<string>();
    for (const { rule, entry, location, why } of rulesIn(entries, list)) {
      if (seen.size === 0) lines.push(`${list}: |`);
      if (seen.has(rule)) continue;
      seen.add(rule);
      lines.push(`  # ${location}: ${oneLine(entry)}${why === null ? '' : ` (${oneLine(why)})`}`, `  ${rule}`);
    }
  }
  if (listsOf(entries)['read-only-commands'] === false) lines.push('read-only-commands: false');
  return lines.map((line) => `${plainText(line)}\n`).join('');
}

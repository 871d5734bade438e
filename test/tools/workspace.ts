import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import type { FileSystem } from '../../src/platform/files/types.js';
import { createOutputFile } from '../../src/platform/process/output-file.js';
import type { ProcessRunner } from '../../src/platform/process/types.js';
import { isInside } from '../../src/policy/files/paths.js';
import { createBackgroundCommands } from '../../src/tools/bash/background.js';
import type { ChangePorts } from '../../src/tools/files/change-file.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import type { Tool, ToolOutput } from '../../src/tools/types.js';

export interface Workspace {
  readonly root: string;
  readonly files: FileSystem;
  /** What the tools that read and change files need. */
  readonly ports: ChangePorts;
  readonly put: (path: string, content: string | Buffer) => string;
  readonly bytes: (path: string) => Buffer;
  readonly text: (path: string) => string;
}

const created: string[] = [];
afterEach(() => {
  for (const directory of created.splice(0)) rmSync(directory, { recursive: true, force: true });
});

/** A real directory with access denied outside of it and to files that end in `.env`. Removed after the test. */
export function aWorkspace(contents: Readonly<Record<string, string | Buffer>> = {}): Workspace {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'tools-')));
  created.push(base);
  const root = join(base, 'repo');
  mkdirSync(root);
  const put = (path: string, content: string | Buffer): string => {
    const absolute = join(root, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
    return absolute;
  };
  for (const [path, content] of Object.entries(contents)) put(path, content);
  const files = createFileSystem({
    root,
    guard: (_access, path) => {
      if (path.endsWith('.env')) return 'it is sensitive';
      return isInside({ path, directory: root }) ? null : 'it is outside the workspace';
    },
  });
  const bytes = (path: string): Buffer => readFileSync(join(root, path));
  return {
    root,
    files,
    ports: { files, knownFiles: createKnownFiles(files) },
    put,
    bytes,
    text: (path) => bytes(path).toString('utf8'),
  };
}

export const commandLimits = { timeoutMs: 120_000, maxTimeoutMs: 600_000, maxCharacters: 25_000, maxLines: 1_000 };

/** What the tool for commands needs besides the runner and the files, with whole outputs in the directory. */
export function theCommands(exec: ProcessRunner, temporary: string) {
  const createFile = (number: number) => Promise.resolve(createOutputFile(join(temporary, `background-${number}.txt`)));
  return { limits: commandLimits, temporary, background: createBackgroundCommands({ exec, createFile }) };
}

/** Binds and runs a call; throws for invalid input, since such a test would test nothing. */
export async function use(tool: Tool, input: unknown): Promise<ToolOutput> {
  const bound = tool.bind(input);
  if (!bound.ok) throw new Error(bound.problems.join('\n'));
  return bound.call.run(new AbortController().signal);
}

/** The text of an output, with `ERROR ` before that of a failure. */
export function shown({ parts, isError }: ToolOutput): string {
  const text = parts.map((part) => (part.type === 'text' ? part.text : `<${part.mediaType}>`)).join('');
  return isError === true ? `ERROR ${text}` : text;
}

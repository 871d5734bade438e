import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { createRunCall } from '../../src/pipeline/call.js';
import type { RunCall } from '../../src/pipeline/types.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import type { FileGuard, FileSystem } from '../../src/platform/files/types.js';
import type { SecondParser } from '../../src/platform/process/types.js';
import type { Evaluation, PolicyEngine, PolicyRequest } from '../../src/policy/types.js';
import { plainSpec } from '../../src/prompt/formats/spec.js';
import type { RenderPorts } from '../../src/prompt/render.js';
import type { PromptSpec } from '../../src/prompt/types.js';
import type { CallResult } from '../../src/tools/call-result.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import { createListTool } from '../../src/tools/files/list.js';
import { createReadTool } from '../../src/tools/read/read.js';
import { aCallContext } from '../doubles/tools.js';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A real temporary working tree with these files (path → content), for as long as the test file runs. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'prompt-')));
  made.push(root);
  // Only inside a working tree do the ignore files above a directory count.
  mkdirSync(join(root, '.git'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** The real files door, which opens everything inside the folder but what the judge refuses, and nothing else. */
export function filesIn(root: string): FileSystem {
  const guard: FileGuard = (_access, path) => {
    if (path !== root && !path.startsWith(`${root}/`)) return 'not inside';
    return path.includes('refused-file') ? 'Asked by the double.' : null;
  };
  return createFileSystem({ root, guard });
}

/** Refuses a command that holds `refused-command` and a path that holds `refused-file`; all else may run. */
export const policy: PolicyEngine = (request) => {
  const [effect] = request.effects;
  const text = effect?.kind === 'shell' ? effect.command : effect?.kind === 'read' ? effect.path : '';
  return /refused-(?:command|file)/.test(text) ? evaluation(request, 'ask') : evaluation(request, 'allow');
};

/** The second parser objects to a command that holds `misread-command`. */
export const secondParser: SecondParser = {
  objection: (text) => Promise.resolve(text.includes('misread-command') ? 'as the double says' : null),
};

function evaluation(request: PolicyRequest, decision: 'allow' | 'ask'): Evaluation {
  return {
    decision,
    code: 'rule',
    outcome: decision === 'allow' ? 'run' : 'refuse',
    rule: null,
    reason: decision === 'allow' ? 'Allowed by the double.' : 'Asked by the double.',
    effects: [],
    parts: [],
    scripts: request.effects.flatMap((effect) => (effect.kind === 'shell' ? [effect.command] : [])),
    suggest: decision === 'allow' ? [] : [`${request.tool}(x)`],
  };
}

/** A pipeline whose Bash really runs bash in `cwd`; `ran` keeps the commands in their order. */
export function bashIn(cwd: string): { runCall: RunCall; ran: string[] } {
  const ran: string[] = [];
  const runCall: RunCall = (call) =>
    new Promise<CallResult>((done) => {
      const { command } = call.input as { command: string };
      ran.push(command);
      execFile('bash', ['--noprofile', '--norc', '-c', command], { cwd }, (error, stdout, stderr) => {
        const note = error === null ? '' : `\n[exit code ${String(error.code)}]`;
        done({
          call,
          status: error === null ? 'done' : 'failed',
          label: command,
          parts: [{ type: 'text', text: `${stdout}${stderr}${note}` }],
          isError: error !== null,
          changes: [],
          durationMs: 0,
        });
      });
    });
  return { runCall, ran };
}

export interface Doubles {
  readonly root: string;
  readonly ports: RenderPorts;
  readonly ran: readonly string[];
}

/** Everything a rendering needs, over a real folder; Read and List are the real tools in the real pipeline. */
export function doublesWith(content: Readonly<Record<string, string | Buffer>>): Doubles {
  const root = folderWith(content);
  const files = filesIn(root);
  const { runCall: bash, ran } = bashIn(root);
  const look = createRunCall(
    aCallContext([createReadTool({ files, knownFiles: createKnownFiles(files) }), createListTool(files)], {
      policy: policy,
    }),
  );
  const runCall: RunCall = (call, signal) => (call.name === 'Bash' ? bash : look)(call, signal);
  return {
    root,
    ran,
    ports: { files, policy, secondParser, runCall, signal: new AbortController().signal },
  };
}

/** A prompt file whose body is the file. */
export function specOf(body: string, change: Partial<PromptSpec> = {}): PromptSpec {
  return { ...plainSpec('text', 'p.txt', body), ...change };
}

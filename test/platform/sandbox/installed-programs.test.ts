import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findExecutable } from '../../../src/platform/process/program-path.js';
import { put } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const isLong = process.env['SALLYPORT_LONG'] !== undefined;
const isLinux = process.platform === 'linux';
const modules = resolve(import.meta.dirname, '../../../node_modules');

interface Honest {
  readonly name: string;
  /** Left out on a machine without it, by name; see `expectedTools`. */
  readonly program?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Packages of this repository that it needs. */
  readonly packages?: readonly string[];
  readonly line: string;
  readonly prints: string | RegExp;
  readonly changesGit?: true;
  readonly isSlow?: true;
  /** Makes connections, which differ between the levels. */
  readonly connects?: true;
}

const honest: readonly Honest[] = [
  {
    name: 'worker threads and child processes of Node.js',
    line: `node -e "new (require('worker_threads').Worker)('process.stdout.write(String(6*7))',{eval:true}); require('child_process').execSync('true')"`,
    prints: '42',
  },
  {
    name: 'a server on localhost',
    connects: true,
    line: `node -e "const s=require('http').createServer((q,r)=>r.end('served')).listen(0,'127.0.0.1',()=>fetch('http://127.0.0.1:'+s.address().port).then(r=>r.text()).then(t=>{console.log(t);s.close();process.exit()}))"`,
    prints: 'served',
  },
  {
    name: 'a server on every address, by the name localhost',
    connects: true,
    line: `node -e "const s=require('net').createServer(c=>c.end('served')).listen(0,()=>require('net').connect(s.address().port,'localhost').on('data',d=>{console.log(String(d));process.exit()}))"`,
    prints: 'served',
  },
  {
    name: 'a UNIX socket in TMPDIR',
    connects: true,
    line: `node -e "const p=process.env.TMPDIR+'/s';const s=require('net').createServer(c=>c.end('served')).listen(p,()=>require('net').connect(p).on('data',d=>{console.log(String(d));process.exit()}))"`,
    prints: 'served',
  },
  {
    name: 'npm scripts',
    files: { 'package.json': '{"scripts":{"test":"node -e \\"console.log(6*7)\\""}}' },
    line: 'npm test',
    prints: '42',
  },
  {
    name: 'npm ci without a network',
    files: {
      'package.json': '{"name":"a","version":"1.0.0","dependencies":{"b":"file:b"}}',
      'b/package.json': '{"name":"b","version":"1.0.0"}',
      'package-lock.json':
        '{"name":"a","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"a","version":"1.0.0","dependencies":{"b":"file:b"}},"b":{"version":"1.0.0"},"node_modules/b":{"resolved":"b","link":true}}}',
    },
    line: 'npm ci --offline --no-audit --no-fund && ls node_modules',
    prints: /^b$/m,
    isSlow: true,
  },
  {
    name: 'the TypeScript compiler',
    packages: ['typescript'],
    files: { 'a.ts': 'export const a: number = 42;\n' },
    line: 'node node_modules/typescript/bin/tsc --outDir out a.ts && cat out/a.js',
    prints: '42',
    isSlow: true,
  },
  { name: 'git status', line: 'git status --short', prints: 'escapes.pl' },
  {
    name: 'git commit',
    changesGit: true,
    line: 'git add AGENTS.md && git -c user.name=a -c user.email=a@b commit -qm x && git log --oneline',
    prints: /x$/m,
  },
  {
    name: 'git stash and branches',
    changesGit: true,
    line: 'git add AGENTS.md src && git -c user.name=a -c user.email=a@b commit -qm x && echo y >> src/index.js && git -c user.name=a -c user.email=a@b stash -q && git switch -qc other && git stash pop -q && git status --short',
    prints: 'M src/index.js',
  },
  {
    name: 'make',
    program: 'make',
    files: { Makefile: 'all: out.txt\nout.txt:\n\techo made > out.txt\n' },
    line: 'make -s && cat out.txt',
    prints: 'made',
  },
  {
    name: 'a C compiler',
    program: 'gcc',
    files: { 'a.c': 'int printf(const char *, ...); int main(void) { printf("%d", 6 * 7); return 0; }\n' },
    line: 'gcc -o a.out a.c && ./a.out',
    prints: '42',
  },
  {
    name: 'processes and semaphores of Python',
    connects: true,
    program: 'python3',
    files: {
      'pool.py':
        'import multiprocessing as m\ndef f(x): return x * 2\nif __name__ == "__main__":\n  m.Lock(); p = m.Pool(2); print(sum(p.map(f, [1, 20]))); q = m.Manager().list([1]); print(len(q))\n',
    },
    line: 'python3 pool.py',
    prints: /^42\n1$/m,
  },
  {
    name: 'temporary files of Python and mktemp',
    program: 'python3',
    line: `python3 -c "import tempfile; print(tempfile.mkdtemp().startswith('$TMPDIR'))" && mktemp -d`,
    prints: 'True',
  },
  {
    name: 'pytest with processes',
    connects: true,
    isSlow: true,
    program: 'pytest',
    files: {
      'test_a.py':
        'import multiprocessing as m\ndef f(x): return x * 2\ndef test_a():\n  with m.Pool(2) as pool: assert sum(pool.map(f, [1, 20])) == 42\n',
    },
    line: 'pytest -q',
    prints: '1 passed',
  },
  {
    name: 'pip install',
    program: 'pip',
    isSlow: true,
    files: {
      'wheel.py':
        'import zipfile\nfiles = {"demo.py": "value = 42\\n", "demo-1.0.dist-info/METADATA": "Metadata-Version: 2.1\\nName: demo\\nVersion: 1.0\\n", "demo-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\\nGenerator: x\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n", "demo-1.0.dist-info/RECORD": ""}\nwith zipfile.ZipFile("demo-1.0-py3-none-any.whl", "w") as wheel:\n  for name, text in files.items(): wheel.writestr(name, text)\n',
    },
    // The program behind a shim of pyenv, which cannot renew its other shims.
    line: 'python3 wheel.py && "$(python3 -c "import sys; print(sys.executable)")" -m pip install -q --no-index --target out ./demo-1.0-py3-none-any.whl && PYTHONPATH=out python3 -c "import demo; print(demo.value)"',
    prints: /^42$/m,
  },
  {
    name: 'go test',
    program: 'go',
    isSlow: true,
    files: {
      'go.mod': 'module example.org/a\n\ngo 1.19\n',
      'a_test.go': 'package a\n\nimport "testing"\n\nfunc TestA(t *testing.T) {}\n',
    },
    line: 'go test ./...',
    prints: /^ok\s+example\.org\/a/m,
  },
  {
    name: 'cargo test',
    program: 'cargo',
    isSlow: true,
    files: {
      'Cargo.toml':
        '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n\n[lib]\npath = "a.rs"\ndoctest = false\n',
      'a.rs': '#[test]\nfn a() {}\n',
    },
    line: 'cargo test --offline',
    prints: '1 passed',
  },
  {
    name: 'jest',
    program: 'jest',
    isSlow: true,
    files: { 'package.json': '{}', 'a.test.js': 'test("adds", () => expect(6 * 7).toBe(42));\n' },
    line: 'jest 2>&1',
    prints: '1 passed',
  },
  {
    name: 'tsx',
    program: 'tsx',
    isSlow: true,
    files: { 'a.ts': 'const a: number = 42;\nconsole.log(a);\n' },
    line: 'tsx a.ts',
    prints: /^42$/m,
  },
  {
    name: 'process substitution, here-documents, pipes and FIFOs',
    line: `diff <(echo a) <(echo a) && cat <<X
here
X
mkfifo "$TMPDIR/f" && (echo fifo > "$TMPDIR/f" & cat "$TMPDIR/f"); seq 100000 | sort -R | wc -l`,
    prints: /here\nfifo\n100000/,
  },
  {
    name: 'a pseudo-terminal',
    program: 'script',
    line: 'script -qc "echo in a terminal" /dev/null',
    prints: 'in a terminal',
  },
  {
    name: 'the user, the host and the time zone',
    line: 'id -un && hostname && date +%Z && getconf _NPROCESSORS_ONLN',
    prints: /^\S+\n\S+\n\S+\n\d+$/m,
  },
  {
    name: 'a file of the workspace that is created, read, moved and deleted',
    line: 'mkdir -p new/deep && echo x > new/deep/f && mv new moved && cat moved/deep/f && rm -r moved && echo gone',
    prints: 'x\ngone',
  },
  {
    name: 'vitest',
    packages: ['vitest', 'vite'],
    files: { 'a.test.mjs': 'import { test, expect } from "vitest"; test("adds", () => expect(6 * 7).toBe(42));\n' },
    line: `node ${join(modules, 'vitest/vitest.mjs')} run --root . --no-cache 2>&1`,
    prints: '1 passed',
    isSlow: true,
  },
];

/** What a workflow has installed for these tests. */
const expectedTools = (process.env['SALLYPORT_EXPECT_TOOLS'] ?? '').split(' ');

const levels = ['full root', 'full user', 'landlock user'];

/** `npm test` runs each row at the level of this machine, and at the other one if it makes connections. */
function isDefault(candidate: string, { connects, isSlow }: Honest): boolean {
  if (isSlow === true) return false;
  return (
    candidate === (process.getuid?.() === 0 ? 'full root' : 'full user') ||
    (candidate === 'landlock user' && connects === true)
  );
}

const rows = levels.flatMap((candidate) =>
  honest.filter((row) => isLong || isDefault(candidate, row)).map((row) => ({ ...row, candidate })),
);

describe.runIf(isLinux)('honest tools', () => {
  test.each(rows)('$candidate: runs $name', async ({ candidate, ...row }) => {
    if (row.program !== undefined && findExecutable(row.program, process.env['PATH'] ?? '') === null) {
      expect(expectedTools, 'this machine is expected to have it').not.toContain(row.program);
      leaveOut(`not installed: ${row.program}`);
      return;
    }
    const machine = await anAttackedMachine();
    put(machine.workspace, row.files ?? {});
    for (const name of row.packages ?? []) {
      if (!existsSync(join(modules, name))) continue;
      mkdirSync(join(machine.workspace, 'node_modules'), { recursive: true });
      if (name === 'typescript')
        cpSync(join(modules, name), join(machine.workspace, 'node_modules', name), { recursive: true });
    }
    const { shell, sandbox } = confined(machine, { simulated: { candidate }, userHome: homedir() });
    if ((await sandbox.report()).level === 'none') {
      leaveOut(candidate);
      return;
    }
    const { changesGit = false } = row;
    const result = await shell(row.line, { changesGit, reads: [modules] }, 60_000);
    expect(result.output).toMatch(row.prints);
    expect(result.exitCode, result.output).toBe(0);
  });
});

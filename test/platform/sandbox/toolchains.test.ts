import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findExecutable } from '../../../src/platform/process/program-path.js';
import { gitPartsOf } from '../../../src/policy/programs/git/git-parts.js';
import { put } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

interface Project {
  readonly name: string;
  /** Without them, the project is left out. */
  readonly programs?: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** They run in this order. */
  readonly commands: readonly string[];
  /** Commands of git, which the rules permit to change the clone. */
  readonly changesGit?: true;
}

const commit = 'git -c user.name=a -c user.email=a@example.org commit -q';
const pom = (plugins: readonly (readonly [string, string])[]) =>
  [
    '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>',
    '<groupId>g</groupId><artifactId>a</artifactId><version>1</version><properties>',
    '<maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target>',
    '<project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties><build><plugins>',
    ...plugins.map(
      ([name, version]) => `<plugin><artifactId>${name}</artifactId><version>${version}</version></plugin>`,
    ),
    '</plugins></build></project>',
  ].join('');

const projects: readonly Project[] = [
  {
    name: 'make and gcc',
    programs: ['make', 'gcc'],
    files: {
      Makefile:
        'a: a.c\n\tgcc -g -fsanitize=address -o a a.c\ncheck: a\n\t./a > a.log\n\tcat a.log\ncheck-again: check\n\trm a.log\nclean:\n\trm -f a *.log\n',
      'a.c': '#include <stdio.h>\nint main(void) { puts("42"); return 0; }\n',
    },
    commands: ['make', 'make check', 'make check', 'make check-again', 'make nothing', 'make clean'],
  },
  {
    name: 'a configure script',
    programs: ['make'],
    files: {
      configure:
        '#!/bin/sh\necho "checking" > config.log\nprintf \'check:\\n\\trm -f p.log\\n\\techo ok > p.log\\ndistclean:\\n\\trm -f p.log config.log Makefile\\n\' > Makefile\n',
    },
    commands: ['sh ./configure', 'make check', 'make check', 'make distclean'],
  },
  {
    name: 'CMake',
    programs: ['cmake', 'ctest', 'gcc'],
    files: {
      'CMakeLists.txt':
        'cmake_minimum_required(VERSION 3.5)\nproject(s C)\nenable_testing()\nadd_executable(s s.c)\nadd_test(NAME s COMMAND s)\n',
      's.c': 'int main(void) { return 0; }\n',
    },
    commands: [
      'cmake -S . -B build',
      'cmake --build build',
      'ctest --test-dir build --output-on-failure',
      './build/s',
      'rm -rf build',
    ],
  },
  {
    name: 'npm',
    files: {
      'package.json':
        '{"name":"a","version":"1.0.0","scripts":{"test":"node --test","build":"node build.js","prebuild":"mkdir -p out","fail":"exit 7"}}',
      'build.js': 'require("fs").writeFileSync("out/a.js", "1"); require("fs").writeFileSync("build.log", "built");',
      'a.test.js':
        'const t = require("node:test"), a = require("node:assert"), dns = require("node:dns");\nt("adds", () => a.equal(6 * 7, 42));\nt("reads what the build wrote", () => a.equal(require("fs").readFileSync("build.log", "utf8"), "built"));\n',
    },
    commands: ['npm run build', 'npm test', 'npm run fail', 'npm pack --silent', 'npm run build', 'npm run missing'],
  },
  {
    name: 'Python',
    programs: ['python3'],
    files: {
      'test_a.py':
        'import os, socket, sqlite3, unittest\nclass A(unittest.TestCase):\n  def test_db(self):\n    self.assertEqual(sqlite3.connect("db.sqlite3").execute("select a from t").fetchone(), (42,))\n  def test_home(self):\n    self.assertTrue(os.path.isdir(os.path.expanduser("~")))\n',
      'migrate.py':
        'import sqlite3\nc = sqlite3.connect("db.sqlite3")\nc.execute("create table t (a)")\nc.execute("insert into t values (42)")\nc.commit()\n',
    },
    commands: [
      'python3 -m unittest -q',
      'rm -f db.sqlite3',
      'python3 -B migrate.py',
      'python3 -B -m unittest -q',
      'rm -rf __pycache__ db.sqlite3',
    ],
  },
  {
    name: 'Perl',
    programs: ['prove'],
    files: { 't/a.t': 'print "1..1\\nok 1\\n";', 't/b.t': 'print "1..1\\nnot ok 1\\n";' },
    commands: ['prove t/a.t', 'prove t'],
  },
  {
    name: 'git',
    changesGit: true,
    files: { f: '1\n' },
    commands: [
      'git checkout -q -b main && git add f && ' + commit + ' -m first',
      'git checkout -q -b topic && echo 2 > g && git add g && ' + commit + ' -m topic',
      'git checkout -q main && echo 3 > f && ' + commit + ' -am main',
      'git -c user.name=a -c user.email=a@example.org rebase -q main topic',
      'echo x >> f && git -c user.name=a -c user.email=a@example.org stash -q && git stash pop -q && git checkout -q -- f',
      'git log --format=%s && git status --short',
      'git bisect start -q HEAD HEAD~2 && git bisect reset -q',
      'git merge -q --ff-only missing',
    ],
  },
  {
    name: 'Java',
    programs: ['javac'],
    files: {
      'H.java':
        'public class H { public static void main(String[] a) { System.exit(new java.io.File(System.getProperty("user.home")).isDirectory() ? 0 : 5); } }',
    },
    commands: ['java H.java', 'javac -d out H.java', 'java -cp out H'],
  },
  {
    name: 'Maven, from its local repository',
    programs: ['mvn', 'javac'],
    files: {
      'pom.xml': pom([
        ['maven-resources-plugin', '3.3.1'],
        ['maven-compiler-plugin', '3.13.0'],
        ['maven-surefire-plugin', '3.2.5'],
      ]),
      'src/main/java/A.java': 'public class A { }',
    },
    commands: ['mvn -o -q -B compile', 'mvn -o -q -B test', 'mvn -o -q -B no-such-goal'],
  },
  {
    name: 'Gradle',
    programs: ['gradle'],
    files: {
      'build.gradle':
        "task hello { doLast { new File('out.txt').text = 'hello' } }\ntask no { doLast { throw new Exception() } }\n",
    },
    commands: ['gradle --offline --no-daemon -q hello', 'gradle --offline --no-daemon -q no'],
  },
  {
    name: 'Cargo',
    programs: ['cargo'],
    files: {
      'Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs':
        '/// ```\n/// assert_eq!(a::b(), 42);\n/// ```\npub fn b() -> u32 { 42 }\n#[test]\nfn c() { assert_eq!(b(), 42) }\n',
    },
    commands: ['cargo build --offline -q', 'cargo test --offline -q', 'cargo run --offline -q'],
  },
  {
    name: 'files',
    files: { 'a/b.txt': 'b\n', 'a/c.log': 'c\n' },
    commands: [
      'mkdir d && mv a d/a && ln -s d/a e && cat e/b.txt',
      'cp -r d f && rm -r d && test ! -e d',
      'tar czf f.tgz f && tar xzf f.tgz && sed -i s/b/B/ f/a/b.txt && test -e no-such-file',
      'chmod 600 f/a/b.txt && find f -type f | sort && rm f.tgz',
    ],
  },
];

/** What tools write differently each time: times, identifiers and directories. */
const volatile =
  /(?:^|\/)(?:\.git|node_modules|target|\.gradle|\.cache|__pycache__|CMakeFiles|Testing|CMakeCache\.txt|cmake_install\.cmake|CTestTestfile\.cmake|.*\.tgz|db\.sqlite3|Cargo\.lock)$/;

/** Paths with a hash of their content, without what is volatile. */
function treeOf(folder: string, below = ''): readonly string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (volatile.test(path)) return [path];
    if (entry.isDirectory()) return treeOf(folder, path);
    if (!entry.isFile()) return [`${path} ->`];
    return [
      `${path} ${createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex')}`,
    ];
  });
}

function codeOutside(line: string, cwd: string): number {
  try {
    execFileSync('bash', ['--noprofile', '--norc', '-c', line], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, CI: 'true' },
    });
    return 0;
  } catch (error) {
    return (error as { readonly status: number }).status;
  }
}

test('there are at least 30 commands', () => {
  expect(projects.flatMap(({ commands }) => commands).length).toBeGreaterThanOrEqual(30);
});

/** Minutes: only for `npm run test:long`. */
describe.skipIf(process.env['SALLYPORT_LONG'] === undefined || process.platform !== 'linux')('a project', () => {
  test.each(projects)('of $name has the same exit codes and files inside as outside', async (project) => {
    const missing = (project.programs ?? []).filter((name) => findExecutable(name, process.env['PATH'] ?? '') === null);
    if (missing.length > 0) {
      leaveOut(`not installed: ${missing.join(', ')}`);
      return;
    }
    const [inside, outside] = [await anAttackedMachine(), await anAttackedMachine()];
    const [here, there] = [inside.workspace, outside.workspace];
    for (const folder of [here, there]) put(folder, project.files);
    const { shell, sandbox } = confined(inside, { userHome: homedir() });
    if ((await sandbox.report()).level === 'none') {
      leaveOut('a sandbox');
      return;
    }
    const { changesGit = false, commands } = project;
    const codes: { readonly line: string; readonly inside: number | null; readonly outside: number }[] = [];
    const outputs: string[] = [];
    for (const line of commands) {
      const gitCommands = [...line.matchAll(/git (?:-c \S+ )*(\w+)/g)].map(([, name = '']) => name);
      const ofGit = { gitCommands, gitParts: gitCommands.flatMap(gitPartsOf), judgedByWords: true };
      const needs = { changesGit, ...(changesGit ? ofGit : {}) };
      const result = await shell(line, needs, 120_000);
      outputs.push(`${line}\n${result.output}`);
      codes.push({ line, inside: result.exitCode, outside: codeOutside(line, there) });
    }
    expect(codes, outputs.join('\n')).toEqual(codes.map((row) => ({ ...row, inside: row.outside })));
    expect(treeOf(here)).toEqual(treeOf(there));
  }, 600_000);
});

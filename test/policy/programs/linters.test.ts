import { describe, test } from 'vitest';
import { check, type Row } from './describe.js';

/** Columns: a command, then everything that its reading says (describe.ts). */
const rows: readonly Row[] = [
  ['shellcheck -s bash a.txt', 'read a.txt'],
  ['shellcheck -x a.txt', '!-x', 'read a.txt'],
  ['shellcheck --rcfile=.env a.txt', 'read .env', 'read a.txt'],
  ['actionlint -color'],
  ['actionlint -format x a.txt', 'read a.txt'],
  ['actionlint -shellcheck=./evil', '!-shellcheck=./evil'],
  ['hadolint --ignore DL3008 a.txt', 'read a.txt'],
  ['hadolint -c .env a.txt', 'read .env', 'read a.txt'],
  ['clang-format --dry-run -Werror src/main.c', 'read src/main.c'],
  ['clang-format -i src/main.c', 'changes', 'read src/main.c', 'write src/main.c'],
  ['clang-format --style=file:.env a.txt', '!--style=file:.env', 'read a.txt'],
  ['golangci-lint run --timeout 5m ./...'],
  ['golangci-lint run -c evil.yml', '!-c', '!evil.yml'],
  ['golangci-lint run --fix', '!--fix'],
  ['golangci-lint custom', '!custom', 'changes'],
];

describe('linters', () => {
  test.each(rows.map((row) => [row[0], row] as const))('%s', (_, row) => check(row));
});

import { describe, test } from 'vitest';
import { check, type Row } from './describe.js';

/** Columns: a command, then everything that its reading says (describe.ts). */
const rows: readonly Row[] = [
  ['shellcheck -s bash a.txt', 'read a.txt', 'changes'],
  ['shellcheck -x a.txt', '!-x', 'read a.txt', 'changes'],
  ['shellcheck --rcfile=.env a.txt', 'read .env', 'read a.txt', 'changes'],
  ['actionlint -color', 'changes'],
  ['actionlint -format x a.txt', 'read a.txt', 'changes'],
  ['actionlint -shellcheck=./evil', '!-shellcheck=./evil', 'changes'],
  ['hadolint --ignore DL3008 a.txt', 'read a.txt', 'changes'],
  ['hadolint -c .env a.txt', 'read .env', 'read a.txt', 'changes'],
  ['clang-format --dry-run -Werror src/main.c', 'read src/main.c', 'changes'],
  ['clang-format -i src/main.c', 'changes', 'read src/main.c', 'write src/main.c'],
  ['clang-format --style=file:.env a.txt', '!--style=file:.env', 'read a.txt', 'changes'],
  ['golangci-lint run --timeout 5m ./...', 'changes'],
  ['golangci-lint run -c evil.yml', '!-c', '!evil.yml', 'changes'],
  ['golangci-lint run --fix', 'changes', 'write .'],
  ['golangci-lint custom', '!custom', 'changes'],
];

describe('linters', () => {
  test.each(rows.map((row) => [row[0], row] as const))('reports the effects and risks of %s', (_, row) => check(row));
});

import { describe, test } from 'vitest';
import { check, type Row } from './describe.js';

const searching: readonly Row[] = [
  ['grep -rn foo src', 'read src'],
  ['grep -r foo', 'read .'],
  ['grep foo a.txt .env', 'read .env', 'read a.txt'],
  ['grep -e foo a.txt', 'read a.txt'],
  ['grep -e --include a.txt', 'read a.txt'],
  ['grep -f .env a.txt', 'read .env', 'read a.txt'],
  ['grep -r x .git', 'read .git', 'read .git/config'],
  ['grep -r x --include=.env .', 'read .', 'read .env'],
  ["grep -r x --include='.e*' .", 'read .'],
  ["grep -r x --include='*.c' .", 'read .'],
  ['grep "$X" a.txt', '!"$X"', 'read a.txt'],
  ['grep -- -x a.txt', 'read a.txt'],
  ['grep --fil=.env a.txt', '!--fil=.env'],
  ['rg foo'],
  ['rg -n foo src', 'read src'],
  ['rg --pre ./evil foo', '!--pre', '!./evil'],
  ['rg -iz foo', '!-iz'],
  ['rg -g .env x', 'read .env'],
  ["rg -g '*.ts' x"],
  ['rg -- --pre sh', 'read sh'],
  ['rg --hostname-bin=./evil x', '!--hostname-bin=./evil'],
  ['ag --pager ./evil x', '!--pager', '!./evil'],
  ["ack --output='x' y", "!--output='x'"],
  ['ack --output x y', '!--output', '!x'],
  ['ack -x y', '!-x'],
  ['fd -X rm', '!-X', '!rm'],
  ['fd -x=rm', '!-x=rm'],
  ["grep -r x '--include=.e*' .", '!--include=.e*', 'read .'],
  ["grep -r x '--include=*nv' .", '!--include=*nv', 'read .'],
  ["grep -r x '--include=*.{ts,tsx}' .", 'read .'],
  ["grep -r x '--include=*' .", 'read .'],
  ["rg -g '[.]env' x", '![.]env'],
  ["rg -g '!.git/**' x"],
  ['rg -g "$X" x', '!"$X"'],
  // A pattern of many stars is compared in a moment.
  [`grep -r x '--include=${'*'.repeat(30)}x' .`, 'read .'],
  [`grep -r x '--include=${'*e'.repeat(30)}v' .`, 'read .'],
];

const finding: readonly Row[] = [
  ["find . -name '*.c' -type f", 'read .'],
  ['find', 'read .'],
  ['find src ../x', 'read /x', 'read src'],
  ['find . -delete', 'changes', 'delete .', 'read .'],
  ['find -- . -delete', 'changes', 'delete .', 'read .'],
  ['find . -exec rm {} \\;', '> rm . \\;', 'read .'],
  ["find src -exec sh -c 'rm {}' {} +", "> sh -c 'rm {}' src src", 'read src'],
  ['find . -exec {} \\;', '!!-exec', 'read .'],
  ['find . -execdir ls {} \\;', '!-execdir', '> ls . \\;', 'read .'],
  ['find . -ok rm {} \\;', '> rm . \\;', 'read .'],
  ['find . -fprint out', 'changes', 'read .', 'write out'],
  ['find . -fprintf out %p -print', 'changes', 'read .', 'write out'],
  ['find . -fls out -name x', 'changes', 'read .', 'write out'],
  ['find . -newer .env', 'read .', 'read .env'],
  ['find . -files0-from x', '!-files0-from', '!x', 'read .'],
  ['find . $X', '!$X', 'read .'],
  ['find . "-$X"', '!"-$X"', 'read .'],
  ['find $X -name x', '!$X', 'read .'],
  ["find . -name '-exec'", 'read .'],
  ["find . -name '*.c' -type f -exec cat {} +", '> cat . .', 'read .'],
  ['find . -name .env -type f -exec cat {} +', '!.env', '> cat . .', 'read .'],
  ["find . -iname '.EN?' -type f -exec cat {} +", '!.EN?', '> cat . .', 'read .'],
  ["find . -name '[.]*' -type f -exec cat {} +", '![.]*', '> cat . .', 'read .'],
  ["find . -path '*/.git/*' -type f -exec cat {} +", '!*/.git/*', '> cat . .', 'read .'],
  ["find . -path './.git/*' -prune -o -type f -exec cat {} +", '> cat . .', 'read .'],
  ["find . -not -path './.git/*' -type f -exec cat {} +", '> cat . .', 'read .'],
  ["find . -path '*/test/*' -type f -exec cat {} +", '> cat . .', 'read .'],
  ["find . -regex '.*\\.\\(c\\|h\\)' -type f -exec cat {} +", '> cat . .', 'read .'],
  ["find . -regex '.*\\.e.*' -type f -exec cat {} +", '!.*\\.e.*', '> cat . .', 'read .'],
  ["find . -regex '.*\\.env' -type f -exec cat {} +", '!.*\\.env', '> cat . .', 'read .'],
  ['find . -name .env', 'read .'],
  ['find . -path ./.git -prune -o -print', 'read .'],
  ['find . -unknown', '!-unknown', 'read .'],
];

describe('programs that search', () => {
  test.each(searching)('%s', (...row) => check(row));
});

describe('find: its expression', () => {
  test.each(finding)('%s', (...row) => check(row));
});

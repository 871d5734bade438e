import { describe, expect, test } from 'vitest';
import { evaluateCommand, policy, workspace } from '../calls.js';

const allow = ['Bash', 'Write(**)'];

/** Columns: rule, command, outcome. Each rule is tried in deny and in ask. */
describe('rules that forbid commands are read wide', () => {
  test.each([
    ['Bash(git push*)', 'git push origin main', 'refuse'],
    ['Bash(git push*)', 'git push', 'refuse'],
    ['Bash(git push*)', 'git -C src push origin main', 'refuse'],
    ['Bash(git push*)', 'timeout 5 git push origin main', 'refuse'],
    ['Bash(git push*)', 'git pull', 'run'],
    ['Bash(git push*)', 'git log push', 'run'],
    ['Bash(git pu*)', 'git push origin main', 'refuse'],
    ['Bash(rm -rf*)', 'rm -rf a.txt', 'refuse'],
    ['Bash(*rm -rf*)', '/bin/rm -rf a.txt', 'refuse'],
    ['Bash(git reset --hard*)', 'git reset --hard HEAD~1', 'refuse'],
    ['Bash(*push*)', 'git push origin main', 'refuse'],
    ['Bash(* push*)', 'git push origin main', 'refuse'],
    ['Bash(*push)', 'git push', 'refuse'],
    ['Bash(git*main)', 'git push origin main', 'refuse'],
    ['Bash(git (push|reset):*)', 'git push origin main', 'refuse'],
    ['Bash(git (push|reset):*)', 'git log', 'run'],
    ['Bash(git {push,reset}:*)', 'git reset --soft HEAD~1', 'refuse'],
    ['Bash(git push:*|rm:*)', 'rm a.txt', 'refuse'],
    ['Bash(rm:*,git push:*)', 'git push origin main', 'refuse'],
    ['Bash(rm:*,git push:*)', 'rm a.txt', 'refuse'],
    ['Bash(rm:*,git push:*)', 'git log', 'run'],
    ['Bash("git push":*)', 'git push origin main', 'refuse'],
    ["Bash('git push'*)", 'git push origin main', 'refuse'],
    ['Bash(cut -d, -f1)', 'cut -d: -f1 a.txt', 'run'],
    ['Bash(grep "(a|b)":*)', 'grep a a.txt', 'run'],
    ['shell(git push)', 'git push origin main', 'refuse'],
    ['shell(git push)', 'git log', 'run'],
    ['Bash(git push)', 'git push origin main', 'run'],
  ])('%s: %s %s', (rule, command, outcome) => {
    const push = ['Bash(git push origin main)'];
    expect(evaluateCommand(command, { allow: [...allow, ...push], deny: [rule] }).outcome).toBe(outcome);
    expect(evaluateCommand(command, { allow: [...allow, ...push], ask: [rule] }).outcome).toBe(outcome);
    const filler = Array.from({ length: 40 }, (_, at) => `Bash(other${String(at)}:*)`);
    expect(evaluateCommand(command, { allow: [...allow, ...push], deny: [...filler, rule] }).outcome).toBe(outcome);
  });

  test.each([
    ['Bash(git log*)', 'git log --oneline'],
    ['Bash(npm test*)', 'npm test -- x'],
    ['Bash(npm {test,ci}:*)', 'npm test'],
    ['Bash(npm test:*,npm ci:*)', 'npm ci'],
    ['shell(npm test)', 'npm test -- x'],
  ])('the allow rule %s does not cover %s', (rule, command) =>
    expect(evaluateCommand(command, { allow: [rule], readOnlyCommands: false }).outcome).toBe('refuse'));
});

/** Columns: rule, path, outcome of reading it. */
describe('rules that forbid files match brackets both ways', () => {
  test.each([
    ['Read(src/app/[locale]/**)', 'src/app/[locale]/admin.ts', 'refuse'],
    ['Read(src/app/[locale]/**)', 'src/app/l/admin.ts', 'refuse'],
    ['Read(src/app/[locale]/**)', 'src/app/x/admin.ts', 'run'],
    ['Read(src/app/[...slug]/page.tsx)', 'src/app/[...slug]/page.tsx', 'refuse'],
    ['Read(src/{x}/**)', 'src/{x}/a.ts', 'refuse'],
    ['Read(src/{x,y}/**)', 'src/y/a.ts', 'refuse'],
    ['Read(src/{x,y}/**)', 'src/{x,y}/a.ts', 'refuse'],
    ['Read(src/(auth)/@modal/$id/**)', 'src/(auth)/@modal/$id/a.ts', 'refuse'],
    ['Read(src/\\[locale\\]/**)', 'src/[locale]/a.ts', 'refuse'],
  ])('%s: %s %s', (rule, path, outcome) => {
    const read = [{ kind: 'read', path: `${workspace}/${path}` }] as const;
    expect(policy('Read', read, { deny: [rule] }).outcome).toBe(outcome);
    const filler = Array.from({ length: 40 }, (_, at) => `Read(other${String(at)}/**)`);
    expect(policy('Read', read, { deny: [...filler, rule] }).outcome).toBe(outcome);
  });
});

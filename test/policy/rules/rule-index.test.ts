import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateFile } from '../../../src/policy/engine/file.js';
import { evaluateFetch } from '../../../src/policy/engine/tool.js';
import { knownPrograms } from '../../../src/policy/programs/known-programs.js';
import { allowForms, denyForms } from '../../../src/policy/rules/command-forms.js';
import { coveringRules, covers } from '../../../src/policy/rules/covering-rules.js';
import { allowRuleNames, allowRuleReaches, strictRuleNames } from '../../../src/policy/rules/match-command.js';
import { parseRules, type Rule } from '../../../src/policy/rules/parse-rules.js';
import { allowRulesFor, strictRulesFor } from '../../../src/policy/rules/rule-index.js';
import { analyzeCommandLine } from '../../../src/policy/shell/walk.js';
import type { RuleLists } from '../../../src/policy/types.js';
import { evaluateCommand, someWorld, workspace } from '../calls.js';

const programs = ['git', 'GIT', 'npm', 'frob', '/bin/git', './run.sh', 'scripts/run.sh', '*', 'g*', 'timeout', 'xargs'];
const operands = ['log', 'push', 'x', 'main', 'a.txt', '-f', '-rf', '--force', '--all', '*', 'l*', '"*"', '5', 'git'];
const commandRule = fc
  .tuple(
    fc.constantFrom(...programs),
    fc.array(fc.constantFrom(...operands), { maxLength: 3 }),
    fc.constantFrom('', ':*'),
  )
  .map(([program, words, end]) => `Bash(${[program, ...words].join(' ')}${end})`);
const names = ['src', 'SRC', 'docs', 'ΟΔΟΣ', 'οδος', '*', '**', '*.ts', '{a,b}', 's*', '..', '.env', '.github', 'x.ts'];
const pathRule = fc
  .tuple(
    fc.constantFrom('Read', 'Write', 'Edit', 'Grep'),
    fc.constantFrom('', '/', '//', '~/', '//work/space/'),
    fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
  )
  .map(([tool, base, parts]) => `${tool}(${base}${parts.join('/')})`);
const otherRule = fc.constantFrom(
  'Bash',
  'Read',
  'Write',
  'Grep',
  'WebFetch',
  'Skill(x)',
  'mcp__a',
  'mcp__a__b',
  'mcp__a__*',
);
const hostRule = fc
  .constantFrom('example.org', '*.example.org', 'a.example.org', 'org', 'b.org')
  .map((host) => `WebFetch(domain:${host})`);
const rule = fc.oneof(commandRule, pathRule, otherRule, hostRule);

/** Long enough to be looked up; what cannot be read is left out. */
const list = fc.array(rule, { minLength: 60, maxLength: 90 });

function listed(texts: readonly string[], name: keyof RuleLists): readonly Rule[] {
  const { rules } = parseRules({ allow: [], ask: [], deny: [], [name]: texts });
  return rules[name];
}

const line = fc
  .tuple(
    fc.constantFrom('git', '/bin/git', 'frob', './run.sh', 'timeout 5 git', 'xargs git', 'npm', '/x/git'),
    fc.array(
      fc.constantFrom(
        'log',
        'push',
        'x',
        '-f',
        '-r',
        '-fr',
        '--force',
        '--all',
        '-C',
        '--no-pager',
        '"$X"',
        'lx',
        'a.txt',
      ),
      {
        maxLength: 5,
      },
    ),
  )
  .map(([program, words]) => [program, ...words].join(' '));

describe('the index finds the same rules as comparing all of them', () => {
  test('the index finds the same rules for commands', () => {
    fc.assert(
      fc.property(list, line, (texts, command) => {
        const loaded = analyzeCommandLine(command, workspace, { world: someWorld, programs: knownPrograms });
        if ('problem' in loaded) return;
        const [allow, deny] = [listed(texts, 'allow'), listed(texts, 'deny')];
        for (const step of loaded.steps) {
          const forms = [step, step.outer].flatMap((one) => (one === null ? [] : allowForms(one)));
          const names = (one: Rule): boolean =>
            allowRuleNames(one, step, someWorld) || allowRuleReaches(one, step, someWorld);
          expect(allowRulesFor(allow, () => forms).filter(names)).toEqual(allow.filter(names));
          const means = (one: Rule): boolean => strictRuleNames(one, step);
          expect(strictRulesFor(deny, () => denyForms(step)).filter(means)).toEqual(deny.filter(means));
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['Bash(git l* x)', 'git log "$X"'],
    ['Bash(git * push)', 'git log y "$X"'],
    ['Bash(git --force:*)', 'git log "$X"'],
    ['Bash(git push -f:*)', 'git push -vf'],
    ['Bash(GIT push)', '/x/git push'],
  ])('%s among others denies %s', (text, command) => {
    const noise = Array.from({ length: 60 }, (_, at) => `Bash(git a${at} b${at})`);
    expect(evaluateCommand(command, { allow: ['Bash'], deny: [...noise, text] }).rule).toBe(text);
  });

  const path = fc
    .tuple(
      fc.constantFrom(workspace, '/work', '/no/home', '', '/WORK/space'),
      fc.array(fc.constantFrom('src', 'Src', 'docs', 'ΟΔΟΣ', 'οδοσ', 'a', '.env', '.github', 'x.ts'), { maxLength: 4 }),
    )
    .map(([base, parts]) => `${base}/${parts.join('/')}`.replace(/(?!^)\/$/, ''));

  /** The evaluation under a list, and what it would be under its rules one by one. */
  const grounds = (texts: readonly string[], name: keyof RuleLists) => {
    const all = { allow: [], ask: [], deny: [], [name]: listed(texts, name) };
    const ground = { rules: all, mode: 'default', readOnlyCommands: true, world: someWorld, more: [] } as const;
    const under = (one: readonly Rule[]) => ({ ...ground, rules: { ...all, [name]: one } });
    return [under(all[name]), ...all[name].map((one) => under([one]))].map((one) => ({
      ...one,
      files: new Map(),
      compared: { count: 0 },
      edits: [],
    }));
  };

  test.each(['allow', 'deny'] as const)('the index finds the same rules for files: %s', (name) => {
    const worst = { allow: 0, ask: 1, deny: 2 };
    const pick = name === 'deny' ? Math.max : Math.min;
    fc.assert(
      fc.property(
        list,
        path,
        fc.constantFrom('read', 'write', 'delete'),
        fc.constantFrom('Bash', 'Grep'),
        (texts, file, access, tool) => {
          const [all, ...single] = grounds(texts, name).map(
            (ground) => worst[evaluateFile(access, file, tool, ground).decision],
          );
          expect(all).toBe(pick(...single));
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each(['allow', 'deny'] as const)('the index finds the same rules for addresses: %s', (name) => {
    const worst = { allow: 0, ask: 1, deny: 2 };
    const pick = name === 'deny' ? Math.max : Math.min;
    const address = fc.constantFrom(
      'https://example.org/x',
      'https://a.example.org',
      'http://b.org',
      'https://aexample.org',
      'x:y',
    );
    fc.assert(
      fc.property(list, address, (texts, url) => {
        const [all, ...single] = grounds(texts, name).map(
          (ground) => worst[evaluateFetch(url, 'WebFetch', ground).decision],
        );
        expect(all).toBe(pick(...single));
      }),
      { numRuns: 300 },
    );
  });

  test('the index finds the same covering rules', () => {
    fc.assert(
      fc.property(list, rule, (texts, one) => {
        const rules = listed(texts, 'allow');
        for (const narrow of listed([one], 'allow')) {
          const wider = (other: Rule): boolean => covers(other, narrow);
          expect(coveringRules(rules, narrow).filter(wider)).toEqual(rules.filter(wider));
        }
      }),
      { numRuns: 400 },
    );
  });
});

import { expect, test } from 'vitest';
import { isDeceptivePath, isToolConfiguration } from '../../../src/policy/files/tool-configuration.js';

test.each([
  '.npmrc',
  'packages/a/.yarnrc.yml',
  '.yarn/releases/yarn.cjs',
  '.cargo/config.toml',
  'gradle/wrapper/gradle-wrapper.properties',
  '.githooks/pre-commit',
  '.envrc',
  'n\u200buget.config',
])('%j steers other tools', (path) => {
  expect(isToolConfiguration(path)).toBe(true);
});

test.each([
  'package.json',
  'package-lock.json',
  'src/codeowners.ts',
  'Cargo.toml',
  'docs/yarn.md',
  'Makefile',
])('%j is an ordinary file', (path) => {
  expect(isToolConfiguration(path)).toBe(false);
});

test.each([
  'a\rb',
  'a\n',
  '\tb',
  'a\u001bb',
  'a\u202eb',
  'a\u200bb',
  'a\u{e0041}',
  'a\\b',
  'a ',
  'a./b',
  ' a',
  'x/ a',
  'a\ufffdb',
  'a\u00a0/b',
])('%j is deceptive', (path) => {
  expect(isDeceptivePath(path)).toBe(true);
});

test.each([
  'a b',
  'a\nb',
  'a\tb',
  'Übersicht.md',
  '資料/a.md',
  '.a',
  'a.b',
  'a..b',
  '(a) [b].md',
  'é\u0301.md',
])('%j is not deceptive', (path) => {
  expect(isDeceptivePath(path)).toBe(false);
});

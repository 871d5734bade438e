import { describe, expect, test } from 'vitest';
import { readSettingsFile } from '../../src/hooks/read-settings-file.js';

describe('rules of another product', () => {
  test.each([
    ['Read(conf.json)', 'Read(**/conf.json)'],
    ['Read(deep/**)', 'Read(**/deep/**)'],
    ['Edit(*.env)', 'Edit(**/*.env)'],
    ['Read(/conf.json)', 'Read(conf.json)'],
    ['Read(./conf/**)', 'Read(conf/**)'],
    ['Read(**/x.pem)', 'Read(**/x.pem)'],
    ['Read(//etc/**)', 'Read(//etc/**)'],
    ['Read(~/.aws/**)', 'Read(~/.aws/**)'],
    ['Read', 'Read'],
    ['Bash(git push*)', 'Bash(git push*)'],
    ['WebFetch(domain:example.org)', 'WebFetch(domain:example.org)'],
  ])('%s of a settings file is read as %s', (rule, expected) => {
    const text = JSON.stringify({ permissions: { deny: [rule], ask: [rule] } });
    expect(readSettingsFile(text, '.claude/settings.json')).toMatchObject({ deny: [expected], ask: [expected] });
  });
});

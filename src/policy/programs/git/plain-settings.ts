import type { Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';

const word = /^[\w .,:@+/=%#-]*$/;

const truth = /^(?:true|false|yes|no|on|off|0|1|auto|always|never|)$/i;

/** https://git-scm.com/docs/git-config: settings that start nothing, name no file and do not change what is sent or stored. */
const settings: readonly { readonly key: RegExp; readonly value: RegExp }[] = [
  { key: /^(?:color\.(?:\w+|\w+\.\w+)|column\.\w+)$/, value: /^[\w #,]*$/ },
  { key: /^advice\.\w+$/, value: truth },
  { key: /^core\.(?:quotepath|abbrev)$/, value: /^\w*$/ },
  { key: /^core\.pager$/, value: /^(?:cat|)$/ },
  { key: /^pager\.\w+$/, value: /^(?:false|no|off|0|cat)$/i },
  { key: /^(?:core|sequence)\.editor$/, value: /^(?:true|:)$/ },
  {
    key: /^diff\.(?:renames|renamelimit|algorithm|context|interhunkcontext|noprefix|mnemonicprefix|srcprefix|dstprefix|colormoved|colormovedws|statgraphwidth|statnamewidth|suppressblankempty|relative|indentheuristic|wserrorhighlight)$/,
    value: word,
  },
  { key: /^merge\.(?:conflictstyle|renames|renamelimit|stat|log)$/, value: /^[\w-]*$/ },
  { key: /^log\.(?:date|decorate|abbrevcommit|follow|mailmap|showroot)$/, value: word },
  { key: /^blame\.(?:date|coloring|showemail|showroot|blankboundary)$/, value: word },
  { key: /^grep\.(?:linenumber|column|fullname|extendedregexp|patterntype|threads)$/, value: /^\w*$/ },
  { key: /^status\.(?:short|branch|showuntrackedfiles|relativepaths|renames|aheadbehind)$/, value: /^\w*$/ },
  { key: /^(?:tag|branch)\.sort$/, value: /^-?[\w:]+$/ },
  { key: /^user\.name$/, value: /^[\w .,'()[\]-]+$/ },
  { key: /^user\.email$/, value: /^[\w.+[\]-]+@[\w.-]+$/ },
  { key: /^(?:commit|tag)\.gpgsign$/, value: /^(?:false|no|off|0)$/i },
  { key: /^(?:gc\.auto|maintenance\.auto)$/, value: /^(?:0|false)$/ },
  { key: /^pull\.(?:rebase|ff)$/, value: /^(?:true|false|only)$/ },
  { key: /^init\.defaultbranch$/, value: /^[\w/.-]+$/ },
];

/** Whether the argument of `-c` only sets something like a color. */
export function isPlainSetting(text: string | null): boolean {
  const [, key = '', value = ''] = /^([A-Za-z][\w.-]*)=(.*)$/.exec(text ?? '') ?? [];
  return settings.some((row) => row.key.test(key.toLowerCase()) && row.value.test(value));
}

export function withoutPlainSettings(argv: readonly Word[]): readonly Word[] {
  if (!argv.some((option) => literalOf(option) === '-c')) return argv;
  const kept: Word[] = [];
  let at = 0;
  for (; at < argv.length; at += 1) {
    const text = literalOf(argv[at]);
    if (at > 0 && (text === null || !text.startsWith('-'))) break;
    if (text === '-c' && isPlainSetting(literalOf(argv[at + 1]))) at += 1;
    else kept.push(argv[at] as Word);
  }
  return [...kept, ...argv.slice(at)];
}

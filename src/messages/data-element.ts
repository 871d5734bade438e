import { asData } from './reminder.js';

/** Text that can neither close nor reopen its element in any spelling. Never inside the element of the program. */
export function dataElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  text: string,
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  const letters = name.replaceAll('-', String.raw`[\s_\p{Pd}\p{Cf}]*`);
  const tagStart = new RegExp(String.raw`[<＜](?=[\s/\\／\p{Cf}]*${letters})`, 'giu');
  return `<${name}${given.join('')}>\n${asData(text).replace(tagStart, '&lt;')}\n</${name}>`;
}

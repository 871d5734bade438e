import { asData } from './reminder.js';

/** It can neither close nor open it, in any confusable spelling. Never inside the element "from the program". */
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

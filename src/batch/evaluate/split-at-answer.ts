/** A judge's prompt without its `{{completion}}`: the texts before, between and after the places of the answer. */
export function splitAtAnswer(prompt: string): readonly string[] {
  return prompt.split(/\{\{[ \t]*completion[ \t]*\}\}/);
}

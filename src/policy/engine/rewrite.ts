/** What to write instead of a line that cannot be taken apart, by the problem; `null`: no rewrite gives the same. */
const table: readonly (readonly [RegExp, string | null])[] = [
  [/may hold a secret|file of the runner|prints every variable|outside the workspace/, null],
  [
    /target of a redirection/,
    'name the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file',
  ],
  [/name of a command|stands where the name/, 'name the program itself, without a variable or substitution'],
  [/more than|nested too deeply|very many names|too many words/, 'split it into several shorter calls'],
  [/through a link|behind a link|link that the line/, 'use the real path, and make links in a call of their own'],
  [
    /directory of cd|cd goes|changes the directory/,
    'name the directory itself behind cd, or use paths from the top of the workspace',
  ],
  [
    /changes (?:what|the environment|how|which)|may outlive/,
    'leave the variable out, or set it only for one command by `env NAME=value COMMAND`',
  ],
  [/quotes make one word/, 'put double quotes around the value'],
  [/brace/, 'write each word itself in place of the braces'],
  [/arithmetic|integer|subscript|number/, 'write the number itself'],
  [/cannot be judged/, 'write the commands themselves in place of `eval` or `source`'],
  [/substitution/, 'run the inner command as a call of its own, and write what it printed as a constant'],
  [/not constant|variable/, 'write the value itself'],
];

/** How to write a line that cannot be taken apart; null if the problem is what it does. */
export function rewriteFor(problem: string): string | null {
  const known = table.find(([pattern]) => pattern.test(problem));
  return known === undefined ? 'use simple commands with constant words, one per call' : known[1];
}

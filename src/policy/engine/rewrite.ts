/** Rewrites for lines that cannot be analyzed, by problem; `null`: no rewrite has the same effect. */
const table: readonly (readonly [RegExp, string | null])[] = [
  [/may hold a secret|file of the runner|prints every variable|outside the workspace/, null],
  [
    /target of a redirection/,
    'write the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file',
  ],
  [/name of a command/, 'write the program name itself, without a variable or substitution'],
  [/more than|nested too deeply|very many names|too many words/, 'split it into several shorter calls'],
  [/through a link|behind a link|link that the line/, 'use the real path, and create links in a separate call'],
  [
    /directory of cd|cd goes|changes the directory/,
    'write the directory itself after cd, or use paths relative to the workspace root',
  ],
  [
    /changes (?:what|the environment|how|which)|may outlive/,
    'remove the variable, or set it for one command with `env NAME=value COMMAND`',
  ],
  [/keep it one word/, 'put double quotes around the value'],
  [/brace/, 'write out each word instead of using braces'],
  [/arithmetic|integer|subscript|number/, 'write the number itself'],
  [/cannot be analyzed/, 'write the commands themselves instead of `eval` or `source`'],
  [/substitution/, 'run the inner command in a separate call, and write its output as a constant'],
  [/not constant|variable/, 'write the value itself'],
];

/** How to rewrite a line that cannot be analyzed; `null` if a rewrite cannot help. */
export function rewriteFor(problem: string): string | null {
  const known = table.find(([pattern]) => pattern.test(problem));
  return known === undefined ? 'use simple commands with constant words, one per call' : known[1];
}

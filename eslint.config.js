import tseslint from 'typescript-eslint';

/** Texts for people: a decision on their words breaks when someone improves a sentence. */
const sentence = '/^(?:reason|note|hint|message|notice|problem)$|(?:Reason|Note|Hint|Message|Notice|Problem)$/';
const read = '/^(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|lastIndexOf|split|replace|replaceAll)$/';
const noDecisionOnWords = [
  ...['callee.object.name', 'callee.object.property.name'].map(
    (path) => `[callee.property.name=${read}][${path}=${sentence}]`,
  ),
  ...['arguments.0.name', 'arguments.0.property.name'].map(
    (path) => `[callee.property.name=/^(?:test|exec)$/][${path}=${sentence}]`,
  ),
].map((condition) => ({
  selector: `CallExpression${condition}`,
  message: 'Decide on a code, not on the words of a message. Text of another program is read only where it enters.',
}));

export default tseslint.config(
  { ignores: ['.cache/', 'dist/', 'lib/', 'coverage/', 'node_modules/', 'test/fixtures/', 'examples/'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js', '*.ts'] } } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // The usual way to leave out a property: `const { left: _, ...rest } = value`.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts', 'page/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', ...noDecisionOnWords],
      // They load the language tables of Node.js, which takes 10 ms, and depend on the machine.
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'localeCompare'].map((property) => ({ property, message: 'See src/format-number.ts.' })),
      ],
    },
  },
  {
    // Where text of others enters: of git, a server, a parser or a commit.
    files: [
      'src/batch/file/batch-document.ts',
      'src/batch/storage/{branch-storage,with-server-retries}.ts',
      'src/commands/rule-tests/table.ts',
      'src/mcp/server-error.ts',
      'src/model/**/*.ts',
      'src/platform/**/*.ts',
      'src/prompt/formats/*.ts',
      'src/github-writes/commit/post-pull-request.ts',
      'src/settings/{file,output-schema,variables}.ts',
      'src/start/loop-guard.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['src/policy/programs/table.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-console': 'off' },
  },
);

import tseslint from 'typescript-eslint';

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
      // They load the language tables of Node.js, which takes 10 ms, and depend on the machine.
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'localeCompare'].map((property) => ({ property, message: 'See src/format-number.ts.' })),
      ],
    },
  },
  { files: ['src/policy/programs/table.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-console': 'off' },
  },
);

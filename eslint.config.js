/**
 * The house style that a tool can check. Rules between rooms (layers, purity, cycles over rooms, file names, mirrors)
 * are in test/architecture.ts; layout is Prettier's.
 */
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsdoc from 'eslint-plugin-jsdoc';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';

/** Rooms whose numbers are thresholds and weights, which are to have names. */
const ROOMS_WITH_NAMED_NUMBERS = ['forms', 'pages', 'explore', 'entities', 'queries', 'filter'];

const NO_AMBIENT_STATE = [
  'Program > VariableDeclaration',
  'Program > ExportNamedDeclaration > VariableDeclaration',
].map((place) => ({
  selector: `${place}[kind="let"]`,
  message: 'No ambient state: pass it in, or keep it in what is created.',
}));

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' };

const NO_LOG_ONLY_CATCH = {
  selector:
    'CatchClause > BlockStatement[body.length=1] > ExpressionStatement > CallExpression[callee.object.name="console"]',
  message: 'A catch that only logs hides the fault: handle it, or let it pass.',
};

const NO_MOCKS = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|spyOn|stubGlobal|hoisted)$/]',
  message: 'Nothing is mocked: pass in a real thing, or a small fake of a contract.',
};

const DOCUMENTED = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ExportNamedDeclaration > VariableDeclaration',
];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'test-results/', 'storage/', 'node_modules/', '**/*.js', '!eslint.config.js'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, jsdoc, unicorn },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensionAlias: { '.js': ['.ts', '.js'] } })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
    },
    rules: {
      // Size and shape
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      complexity: ['error', 12],
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],

      // Dependencies and state
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': ['error', ...NO_AMBIENT_STATE, NO_ENUM, NO_LOG_ONLY_CATCH],

      // Types and data
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-param-reassign': ['error', { props: false }],
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],

      // Errors and waiting
      'no-empty': ['error', { allowEmptyCatch: false }],
      'preserve-caught-error': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'exit', message: 'Only src/cli ends the program.' },
        { object: 'process', property: 'exitCode', message: 'Only src/cli ends the program.' },
        { object: 'process', property: 'stdout', message: 'Only src/cli prints; emit an event.' },
        { object: 'process', property: 'stderr', message: 'Only src/cli prints; emit an event.' },
      ],
      'jsdoc/require-jsdoc': ['error', { publicOnly: true, contexts: DOCUMENTED, require: { ClassDeclaration: true } }],
      'jsdoc/require-description': ['error', { contexts: DOCUMENTED }],
    },
  },
  {
    files: ['src/cli/**/*.ts'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ROOMS_WITH_NAMED_NUMBERS.map((room) => `src/${room}/**/*.ts`),
    rules: {
      '@typescript-eslint/no-magic-numbers': [
        'error',
        { ignore: [-1, 0, 1, 2], ignoreArrayIndexes: true, ignoreTypeIndexes: true, ignoreNumericLiteralTypes: true },
      ],
    },
  },
  {
    // The loop works on contracts; what implements them is built in one place, and handed in.
    files: ['src/crawl/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../browse/**', '../store/**', '../queue/**', '../*/browse/**', '../*/store/**', '../*/queue/**'],
              allowTypeImports: true,
              message: 'The loop knows contracts only: take what implements them as an argument.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts', '*.config.ts'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', NO_ENUM, NO_LOG_ONLY_CATCH, NO_MOCKS],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['*.config.ts'], rules: { 'import-x/no-default-export': 'off' } },
);

import globals from 'globals'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import tseslint from 'typescript-eslint'

const offline = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'RTCPeerConnection'].map(
  (name) => ({ name, message: 'Nothing leaves the app: see SECURITY.md.' }),
)

const node = { languageOptions: { globals: globals.node } }

// Which layer may import which is checked by dependency-cruiser (.dependency-cruiser.mjs): it also
// sees type imports and Vue files, and finds cycles. Here: what a layer may *name*.
const pureLayer = {
  files: ['src/shared/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['process', 'Buffer', 'window', 'document', 'navigator', 'performance', 'setTimeout'].map(
        (name) => ({ name, message: 'src/shared is pure: take it as an argument.' }),
      ),
      ...offline,
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'Take a clock as an argument.' },
      { object: 'Math', property: 'random', message: 'Take a seeded generator as an argument.' },
    ],
  },
}

export default tseslint.config(
  {
    ignores: ['out/', 'dist/', '.cache/', 'coverage/', 'test-results/', 'screens/'],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...vue.configs['flat/recommended'],
  ...accessibility.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports: a thing has one name.',
        },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-dynamic-delete': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 16],
    },
  },
  pureLayer,
  {
    // Typed arrays at indices that the algorithm keeps in range: a check per access would say nothing.
    files: ['src/shared/games/*/solver/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // AssemblyScript: types are imported like anything else, and integers wrap.
    files: ['assembly/**'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['src/{main,worker,cli}/**/*.ts', 'scripts/**', 'bench/**', 'test/**', 'e2e/**'],
    ...node,
  },
  { files: ['src/{preload,renderer}/**'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/renderer/**/*.vue'],
    rules: {
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      'vue/multi-word-component-names': 'off',
      'vue/component-api-style': ['error', ['script-setup']],
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/define-macros-order': 'error',
      'vue/no-v-html': 'error',
      'vue/no-static-inline-styles': 'error',
      'vue/require-default-prop': 'off',
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
    },
  },
  // A list of texts is as long as there are texts, and a module as it was generated.
  {
    files: ['src/shared/messages/*.ts', 'generated/**', 'assembly/factsTable.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.test.ts', 'test/**', 'e2e/**', 'bench/**', 'scripts/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  { files: ['scripts/**', 'bench/**', 'e2e/security/**'], rules: { 'no-console': 'off' } },
  {
    files: ['src/{main,worker,preload,renderer,cli}/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', ...offline] },
  },
  {
    // The app is on no network, and opens nothing outside itself.
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'electron',
              importNames: ['net', 'shell', 'autoUpdater', 'webFrame'],
              message: 'Nothing leaves the app: see SECURITY.md.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['*.config.{ts,mts,mjs}', '.dependency-cruiser.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/icon/**', 'bench/emptyApp/**', '**/*.cjs', 'scripts/runtime/standIn/**'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
)

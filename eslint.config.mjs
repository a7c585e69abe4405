import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import layersModule from './layers.cjs'

const { layers } = layersModule
const zones = Object.entries(layers).map(([layer, allowed]) => ({
  target: `./src/${layer}`,
  from: './src',
  except: [layer, ...allowed].map((l) => `./${l}`),
  message: `src/${layer} may import only ${[layer, ...allowed].join(', ')}`,
}))
const notOfThisCode = [
  { selector: 'TSEnumDeclaration', message: 'No enums: a union of strings says the same, and is gone when it is built.' },
  { selector: 'ExportNamedDeclaration[source]', message: 'No re-exports: import the file itself.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file itself.' },
]

export default tseslint.config(
  { ignores: ['dist/**', '.cache/**', 'src/**/generated/**', 'node_modules/**', 'test-results/**', 'playwright-report/**'] },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: ['./tsconfig.json', './tsconfig.node.json'] } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // The only enums are those of packages, and the compiler refuses numbers that are none of theirs. It costs as much as a rule of promises.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...notOfThisCode],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[value=/^0x[0-9a-fA-F]{40}$/]', message: 'Addresses live in src/config.' },
        ...notOfThisCode,
      ],
      'no-restricted-globals': ['error', { name: 'parseFloat', message: 'Money is exact: use lib/amount or lib/decimal.' }],
    },
  },
  {
    // The rules that need React's compiler to read the file, which is a fifth of the whole time: where there is something to read.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    ignores: ['**/*.test.*'],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // React.lazy needs a default export, and so do the declarations of virtual modules.
    files: ['src/features/*/*Page.tsx', 'src/app/pages/*.tsx', 'src/wallet/**/lazy*.tsx', 'src/**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // The one place that writes to the console.
    files: ['src/lib/log.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/chain/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [{ name: 'ethers', message: 'ethers stays in src/chain.' }] }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'no-restricted-syntax': ['error', ...notOfThisCode],
      'max-lines': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Playwright reads what a fixture needs from its first parameter's pattern; {} says: nothing.
    files: ['tests/{e2e,fault}/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['*.{mjs,cjs}'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
  },
  {
    files: ['src/app/{fetchCode,firstPaint}.js'],
    languageOptions: { globals: Object.fromEntries(['document', 'localStorage', 'location', 'navigator', 'requestAnimationFrame'].map((name) => [name, 'readonly'])) },
  },
  {
    files: ['public/sw.js'],
    languageOptions: {
      globals: Object.fromEntries(['self', 'caches', 'fetch', 'AbortSignal', 'Response', 'URL'].map((name) => [name, 'readonly'])),
    },
  },
  {
    // The type check of these files knows every global, and what each one is.
    files: ['scripts/**/*.mjs', 'tests/**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
)

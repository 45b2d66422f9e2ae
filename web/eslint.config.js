// What the linter holds of the client; how lines are laid out is the formatter's business.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];
// Drawings and chapters of rules are texts of our own; people's words are shown elsewhere.
const DRAWN = ['src/battalia/**', 'src/bloodrage/**', 'src/rules/**'];

export default ts.config(
  { ignores: ['src/**/engine.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // The compiler knows every name, also those of types.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // A collection is filled where it is made; what changes later is replaced as a whole.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: SVELTE,
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  { files: DRAWN, rules: { 'svelte/no-at-html-tags': 'off' } },
  // Rules that ask the compiler; in components they would take as long as its own check.
  {
    files: ['src/**/*.ts'],
    ignores: SVELTE,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
    },
  },
);

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { iconSprites } from './plugins/icons.ts';
import { textParts } from './plugins/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), iconSprites(here('./src')), textParts(here('../src/stormhall/locale'))],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $shell: here('./src/shell'),
      $ui: here('./src/ui'),
      $protocol: here('../docs/protocol/protocol.d.ts'),
    },
  },
  // Files name each other relatively, so that the hall works below any path; only the page itself,
  // which is shown at many paths, names them from the root, and the hall puts its path before that.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: here('../src/stormhall/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  // Tests read the tokens; other styles are nothing to them.
  test: { css: { include: /tokens\.css/ } },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8765',
      '/live': { target: 'ws://127.0.0.1:8765', ws: true },
    },
  },
});

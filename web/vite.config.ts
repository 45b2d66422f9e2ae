import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The icons named in `src/icons.ts` as one sprite; the rest of the set stays out of the bundle. */
function iconSprite(): Plugin {
  const id = 'virtual:icon-sprite';
  return {
    name: 'icon-sprite',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const list = here('./src/icons.ts');
      this.addWatchFile(list);
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8'));
      const names = [...readFileSync(list, 'utf8').matchAll(/^\s*'([a-z0-9-]+)',/gm)].map((m) => m[1]);
      const symbols = names.map((name) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`src/icons.ts: there is no icon ${name} in the game-icons set`);
        const box = `0 0 ${icon.width ?? set.width ?? 512} ${icon.height ?? set.height ?? 512}`;
        const body = icon.body.replaceAll('fill="currentColor"', '');
        return `<symbol id="gi-${name}" viewBox="${box}">${body}</symbol>`;
      });
      return `export default ${JSON.stringify(symbols.join(''))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), iconSprite()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $ui: here('./src/ui'),
      $protocol: here('../docs/protocol/protocol.d.ts'),
      $locale: here('../src/stormhall/locale'),
    },
  },
  build: {
    outDir: here('../src/stormhall/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8765',
      '/live': { target: 'ws://127.0.0.1:8765', ws: true },
    },
  },
});

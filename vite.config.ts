import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandPlugin } from './scripts/vite/brand.ts'
import { deploymentPlugin } from './scripts/vite/deployment.ts'
import { firstPagePlugin } from './scripts/vite/firstPage.ts'
import { localesPlugin } from './scripts/vite/locales.ts'

export default defineConfig({
  base: process.env['SUNDIAL_BASE'] ?? '/',
  plugins: [
    react(),
    brandPlugin(),
    deploymentPlugin(),
    localesPlugin(),
    firstPagePlugin('src/features/earn/EarnPage.tsx'),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Tests plant whole projects there.
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: {
    target: 'es2022',
    // Browsers of es2022 know modulepreload; the polyfill would be bytes for nobody.
    modulePreload: { polyfill: false },
    // scripts/build.mjs reads the manifest and prints the sizes of each route.
    manifest: true,
    reportCompressedSize: false,
  },
})

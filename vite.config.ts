import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandPlugin } from './scripts/vite/brand.ts'
import { chunkGroups } from './scripts/vite/chunkGroups.ts'
import { deploymentPlugin, readDeployment } from './scripts/vite/deployment.ts'
import { firstPagePlugin } from './scripts/vite/firstPage.ts'
import { firstPaintPlugin } from './scripts/vite/firstPaint.ts'
import { firstReadPlugin } from './scripts/vite/firstRead.ts'
import { i18nextPartsPlugin } from './scripts/vite/i18nextParts.ts'
import { localesPlugin } from './scripts/vite/locales.ts'
import { publishedSitePlugin } from './scripts/vite/publishedSite.ts'
import { routerPartsPlugin } from './scripts/vite/routerParts.ts'
import { walletSdksPlugin } from './scripts/vite/walletSdks.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  base: process.env['SUNDIAL_BASE'] ?? '/',
  plugins: [
    react(),
    brandPlugin(),
    routerPartsPlugin(),
    i18nextPartsPlugin(),
    deploymentPlugin(),
    localesPlugin(),
    walletSdksPlugin(),
    firstPaintPlugin(),
    firstReadPlugin(readDeployment),
    firstPagePlugin(['src/app/start.tsx', 'src/features/earn/EarnPage.tsx']),
    publishedSitePlugin(readDeployment),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // What graphql-request needs of it, 8 KB smaller.
      { find: /^graphql$/, replacement: '@0no-co/graphql.web' },
    ],
  },
  // The development server bundles packages apart from the app.
  optimizeDeps: { rolldownOptions: { plugins: [walletSdksPlugin()] } },
  // Tests plant whole projects there.
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: {
    target: 'es2022',
    // Browsers of es2022 know modulepreload; the polyfill would be bytes for nobody.
    modulePreload: { polyfill: false },
    // scripts/build.mjs reads the manifest and prints the sizes of each route.
    manifest: true,
    reportCompressedSize: false,
    // WalletConnect's first version is that large; it is fetched by those who choose it.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root) } } },
  },
})

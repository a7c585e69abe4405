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
import { walletSdksPlugin } from './scripts/vite/walletSdks.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  base: process.env['SUNDIAL_BASE'] ?? '/',
  plugins: [
    react(),
    brandPlugin(),
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
      // The package's own production build, which its exports do not name: without the warnings for developers.
      { find: /^react-router$/, replacement: `${root}/node_modules/react-router/dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${root}/node_modules/react-router/dist/production/dom-export.mjs` },
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

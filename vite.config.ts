import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandPlugin } from './scripts/vite/brand.ts'
import { chunkFileName, chunkGroups } from './scripts/vite/chunkGroups.ts'
import { deploymentPlugin, readDeployment } from './scripts/vite/deployment.ts'
import { firstPagePlugin } from './scripts/vite/firstPage.ts'
import { firstPaintPlugin } from './scripts/vite/firstPaint.ts'
import { firstReadPlugin } from './scripts/vite/firstRead.ts'
import { i18nextPartsPlugin } from './scripts/vite/i18nextParts.ts'
import { localesPlugin } from './scripts/vite/locales.ts'
import { marksPlugin } from './scripts/vite/marks.ts'
import { publishedSitePlugin } from './scripts/vite/publishedSite.ts'
import { versionConstants } from './scripts/vite/version.ts'
import { walletSdksPlugin } from './scripts/vite/walletSdks.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  base: process.env['SUNDIAL_BASE'] ?? '/',
  define: versionConstants,
  plugins: [
    react(),
    brandPlugin(),
    i18nextPartsPlugin(),
    deploymentPlugin(),
    localesPlugin(),
    marksPlugin(readDeployment),
    walletSdksPlugin(),
    firstPaintPlugin(),
    firstReadPlugin(readDeployment),
    firstPagePlugin(['src/app/start.tsx', 'src/features/earn/EarnPage.tsx']),
    publishedSitePlugin(readDeployment),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // The same parser and printer, 8 KB smaller.
      { find: /^graphql$/, replacement: '@0no-co/graphql.web' },
      // The production build, without development warnings; the package's exports don't include it.
      { find: /^react-router$/, replacement: `${root}/node_modules/react-router/dist/production/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${root}/node_modules/react-router/dist/production/dom-export.mjs` },
    ],
  },
  // The development server pre-bundles packages separately.
  optimizeDeps: { rolldownOptions: { plugins: [walletSdksPlugin()] } },
  // Tests write whole projects there.
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: {
    // The oldest supported versions (README.md).
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // All of them support modulepreload.
    modulePreload: {
      polyfill: false,
      // The entry has loaded these; the shared code holds the list of each page's files.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((file) => !/\/(boot|libraries|shared)-[\w-]+\.js$/.test(file)),
    },
    // scripts/build.mjs computes route sizes from the manifest.
    manifest: true,
    reportCompressedSize: false,
    // WalletConnect v1 is that large, but loads only when it is chosen.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: { groups: chunkGroups(root) },
      },
    },
  },
})

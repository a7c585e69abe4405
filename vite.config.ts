import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandPlugin } from './scripts/vite/brand.ts'
import { deploymentPlugin } from './scripts/vite/deployment.ts'
import { firstPagePlugin } from './scripts/vite/firstPage.ts'
import { localesPlugin } from './scripts/vite/locales.ts'

/**
 * What starts the app stays apart from the modules that read the deployment as they are evaluated: they must not be
 * before it is loaded. The libraries that every page needs are one file, which a new version of the app leaves as it
 * is, and so is what most pages share.
 */
const BOOT = /\/src\/(main|config\/loadDeployment|app\/chunkReload|app\/rootPath)\.tsx?$|vite\/preload-helper/
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|redux-persist|styled-components|stylis|@emotion|react-router|react-router-dom|cookie|i18next|bignumber\.js|use-sync-external-store)\//

const chunkGroups = [
  { name: 'boot', test: BOOT, priority: 3 },
  { name: 'libraries', test: LIBRARIES, priority: 2 },
  { name: 'shared', test: /\/src\//, minShareCount: 7, priority: 1 },
]

export default defineConfig({
  base: process.env['SUNDIAL_BASE'] ?? '/',
  plugins: [
    react(),
    brandPlugin(),
    deploymentPlugin(),
    localesPlugin(),
    firstPagePlugin(['src/app/start.tsx', 'src/features/earn/EarnPage.tsx']),
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
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './scripts/support/limits.mjs'
import { deploymentPlugin, readDeployment } from './scripts/vite/deployment.ts'
import { localesPlugin } from './scripts/vite/locales.ts'
import { marksPlugin } from './scripts/vite/marks.ts'
import { versionConstants } from './scripts/vite/version.ts'

const WAITS = 'tests/support/waitSetup.ts'
const limits = {
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: WAIT_MS } },
  // Only on shared CI machines; `npm test` names a test that needed it.
  retry: process.env['CI'] ? 1 : 0,
}

/** A thread per file: no file sees what another left behind, and a thread starts faster than a process. */
const isolated = { pool: 'threads', isolate: true } as const

const base = {
  define: versionConstants,
  plugins: [react(), deploymentPlugin(), localesPlugin(), marksPlugin(readDeployment)],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
}

export default defineConfig({
  test: {
    // `npm test` runs its steps in parallel, one core each.
    maxWorkers: 1,
    projects: [
      // jsdom is slow to start, so tests without components opt in with `@vitest-environment jsdom`.
      {
        ...base,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          setupFiles: [WAITS, 'tests/support/deploymentSetup.ts', 'tests/support/unitSetup.ts'],
          ...isolated,
          ...limits,
        },
      },
      {
        ...base,
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [
            WAITS,
            'tests/support/deploymentSetup.ts',
            'tests/support/unitSetup.ts',
            'tests/support/componentSetup.ts',
          ],
          ...isolated,
          ...limits,
        },
      },
      {
        ...base,
        test: { name: 'devnet', include: ['devnet/**/*.test.ts'], setupFiles: [WAITS], isolate: false, ...limits },
      },
      {
        ...base,
        test: {
          name: 'architecture',
          include: ['tests/{architecture,monkey}/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: [WAITS],
          ...limits,
        },
      },
      {
        ...base,
        test: {
          name: 'fault',
          include: ['tests/fault/**/*.test.ts'],
          setupFiles: [WAITS, 'tests/support/deploymentSetup.ts'],
          ...limits,
        },
      },
      {
        ...base,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/devnetSetup.ts'],
          setupFiles: [WAITS, 'tests/support/deploymentSetup.ts'],
          // All files share one chain.
          fileParallelism: false,
          ...limits,
        },
      },
      // Whole pages on the local chain, without a browser.
      {
        ...base,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.tsx'],
          environment: 'jsdom',
          globalSetup: ['tests/integration/devnetSetup.ts'],
          setupFiles: [
            WAITS,
            'tests/support/deploymentSetup.ts',
            'tests/support/unitSetup.ts',
            'tests/support/componentSetup.ts',
          ],
          fileParallelism: false,
          ...isolated,
          ...limits,
        },
      },
    ],
  },
})

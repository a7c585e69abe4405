import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './scripts/support/limits.mjs'
import { deploymentPlugin, readDeployment } from './scripts/vite/deployment.ts'
import { localesPlugin } from './scripts/vite/locales.ts'
import { marksPlugin } from './scripts/vite/marks.ts'

const limits = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: WAIT_MS } } }

const base = {
  plugins: [react(), deploymentPlugin(), localesPlugin(), marksPlugin(readDeployment)],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
}

/** Tests that mock or reset modules, which would leak into later tests without isolation. */
const needsOwnModules = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

/**
 * The tests in src whose file names match `ending`. They run without isolation, which saves most of their time. Tests
 * that need their own modules reload them, but stay in one process and one jsdom page, which are slow to start.
 */
function sourceTests(
  name: string,
  ending: RegExp,
  order: number,
  test: { environment?: 'jsdom'; setupFiles: string[] },
): TestProjectConfiguration[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join('src', file))
  const isolated = files.filter(needsOwnModules)
  const shared = { ...test, ...limits, isolate: false }
  // Vitest reuses the process only for the first project of a group, so each project is its own group.
  return [
    {
      ...base,
      test: {
        ...shared,
        name,
        include: files.filter((file) => !isolated.includes(file)),
        sequence: { groupOrder: order },
      },
    },
    {
      ...base,
      test: {
        ...shared,
        name: `${name} isolated`,
        include: isolated,
        setupFiles: ['tests/support/isolatedSetup.ts', ...test.setupFiles],
        sequence: { groupOrder: order + 1 },
      },
    },
  ]
}

export default defineConfig({
  test: {
    // `npm test` runs its steps in parallel, one core each.
    maxWorkers: 1,
    projects: [
      // jsdom is slow to start, so tests without components opt in with `@vitest-environment jsdom`.
      ...sourceTests('unit', /\.test\.ts$/, 1, {
        setupFiles: ['tests/support/deploymentSetup.ts', 'tests/support/unitSetup.ts'],
      }),
      ...sourceTests('component', /\.test\.tsx$/, 3, {
        environment: 'jsdom',
        setupFiles: [
          'tests/support/deploymentSetup.ts',
          'tests/support/unitSetup.ts',
          'tests/support/componentSetup.ts',
        ],
      }),
      { ...base, test: { name: 'devnet', include: ['devnet/**/*.test.ts'], isolate: false, ...limits } },
      {
        ...base,
        test: {
          name: 'architecture',
          include: ['tests/{architecture,monkey}/**/*.test.ts', 'scripts/**/*.test.ts'],
          ...limits,
        },
      },
      {
        ...base,
        test: {
          name: 'fault',
          include: ['tests/fault/**/*.test.ts'],
          setupFiles: ['tests/support/deploymentSetup.ts'],
          ...limits,
        },
      },
      {
        ...base,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/devnetSetup.ts'],
          setupFiles: ['tests/support/deploymentSetup.ts'],
          // All files share one chain.
          fileParallelism: false,
          ...limits,
        },
      },
    ],
  },
})

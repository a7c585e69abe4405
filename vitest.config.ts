import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './scripts/support/limits.mjs'
import { deploymentPlugin } from './scripts/vite/deployment.ts'
import { localesPlugin } from './scripts/vite/locales.ts'

/** One place for all of them: scripts/support/limits.mjs. */
const limits = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: WAIT_MS } } }

const base = {
  plugins: [react(), deploymentPlugin(), localesPlugin()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
}

/** Tests that replace modules or load them anew: those that follow in the same world would meet what they left. */
const needsOwnModules = (file: string) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

/**
 * The tests beside the code whose names end so. They share a world, which saves most of their time. Those that need
 * modules of their own load them anew, but stay in one process and one page: starting these cost more than the tests.
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
  const own = files.filter(needsOwnModules)
  const shared = { ...test, ...limits, isolate: false }
  // Of projects that run as one group only the first one's files stay in one process: each is a group of its own.
  return [
    {
      ...base,
      test: { ...shared, name, include: files.filter((file) => !own.includes(file)), sequence: { groupOrder: order } },
    },
    {
      ...base,
      test: {
        ...shared,
        name: `${name} apart`,
        include: own,
        setupFiles: ['tests/support/apartSetup.ts', ...test.setupFiles],
        sequence: { groupOrder: order + 1 },
      },
    },
  ]
}

export default defineConfig({
  test: {
    // The steps of `npm test` share the cores: each is one process.
    maxWorkers: 1,
    projects: [
      // A page costs more than most tests: one without a component that needs it says `@vitest-environment jsdom`.
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
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'], ...limits },
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
          // The files share one chain.
          fileParallelism: false,
          ...limits,
        },
      },
    ],
  },
})

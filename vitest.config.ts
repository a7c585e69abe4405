import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { deploymentPlugin } from './scripts/vite/deployment.ts'
import { localesPlugin } from './scripts/vite/locales.ts'

const base = {
  plugins: [react(), deploymentPlugin(), localesPlugin()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
}

export default defineConfig({
  test: {
    projects: [
      // A page costs more than most tests: one without a component that needs it says `@vitest-environment jsdom`.
      { ...base, test: { name: 'unit', include: ['src/**/*.test.ts'], setupFiles: ['tests/support/unitSetup.ts'], testTimeout: 60_000 } },
      {
        ...base,
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          // None waits on a clock; a busy machine may take long over a large list.
          testTimeout: 60_000,
          setupFiles: ['tests/support/unitSetup.ts', 'tests/support/componentSetup.ts'],
        },
      },
      { ...base, test: { name: 'devnet', include: ['devnet/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { ...base, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 60_000 } },
      { ...base, test: { name: 'fault', include: ['tests/fault/**/*.test.ts'], testTimeout: 60_000 } },
      {
        ...base,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/devnetSetup.ts'],
          // The files share one chain.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

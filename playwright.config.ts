import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/support/chromium.mjs'
import { TEST_MS, WAIT_MS } from './scripts/support/limits.mjs'

/** Tests that start their own relay, bridge and wallets. */
const WALLET_PEERS = '**/{walletChoice,walletConnect,walletConnectV1}.spec.ts'

export default defineConfig({
  testMatch: '*.spec.ts',
  // Every test has its own chain state and browser context, so files can be split across workers.
  fullyParallel: true,
  projects: [
    // Tests that start their own site or services do so once, and run first.
    { name: 'nodes', testDir: 'tests/fault', workers: 1 },
    { name: 'wallets', testDir: 'tests/e2e', testMatch: WALLET_PEERS, workers: 1 },
    { name: 'app', testDir: 'tests/e2e', testIgnore: WALLET_PEERS },
  ],
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: true,
  workers: '100%',
  // Only on shared CI machines; `npm test` lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  use: {
    // tests/e2e/support decides about shared memory.
    launchOptions: { executablePath: await ensureChromium(), ignoreDefaultArgs: ['--disable-dev-shm-usage'] },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // Tests can't intercept responses of a service worker; the offline tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Reduced motion, so that screenshots and accessibility scans never run during a fade.
    contextOptions: { reducedMotion: 'reduce' },
  },
})

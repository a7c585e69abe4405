import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/support/chromium.mjs'
import { TEST_MS, WAIT_MS } from './scripts/support/limits.mjs'

/** The tests with a relay, a bridge and wallets of their own. */
const WALLET_PEERS = '**/{walletChoice,walletConnect,walletConnectV1}.spec.ts'

export default defineConfig({
  testMatch: '*.spec.ts',
  // Each test starts from the chain and the browser of none before it, so no worker waits for the end of a long file.
  fullyParallel: true,
  projects: [
    // What needs a site or services of its own starts them once, and goes first.
    { name: 'nodes', testDir: 'tests/fault', workers: 1 },
    { name: 'wallets', testDir: 'tests/e2e', testMatch: WALLET_PEERS, workers: 1 },
    { name: 'app', testDir: 'tests/e2e', testIgnore: WALLET_PEERS },
  ],
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: true,
  workers: '100%',
  // On a shared machine only; `npm test` names each test that needed it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  use: {
    // Of shared memory the tests' own arguments say.
    launchOptions: { executablePath: await ensureChromium(), ignoreDefaultArgs: ['--disable-dev-shm-usage'] },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // What a service worker answers no test can change on its way; the tests of being offline let it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Reduced motion, so that a screenshot or a scan never falls into the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
  },
})

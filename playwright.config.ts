import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/support/chromium.mjs'

export default defineConfig({
  testDir: 'tests',
  testMatch: /(e2e|fault)\/.*\.spec\.ts$/,
  globalSetup: './tests/e2e/support/globalSetup.ts',
  outputDir: 'test-results',
  reporter: 'list',
  forbidOnly: true,
  // More than there are cores: half of a test is waiting, for blocks and for what the page shows of them.
  workers: 6,
  // A shared machine may stall a browser for longer than any wait; what fails twice more is broken.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: await ensureChromium() },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    // What a service worker answers no test can change on its way; the tests of being offline let it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Reduced motion, so that a screenshot or a scan never falls into the middle of a fade.
    contextOptions: { reducedMotion: 'reduce' },
  },
})

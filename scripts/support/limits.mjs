// Timeouts of the tests, generous because a slow machine needs minutes for what a fast one does in seconds. Tests don't
// set their own (tests/architecture/projectFiles.test.ts).

/** For a single event, such as a text that appears or a process that responds. */
export const WAIT_MS = 120_000

/** For a test, and for a hook that builds a site or starts a chain. */
export const TEST_MS = 600_000

/** For a test that runs hundreds of cases in sequence. */
export const LONG_TEST_MS = 1_800_000

// How long tests wait before they call a thing broken. A slow machine needs minutes for what a fast one does in seconds,
// and a limit that is never reached costs nothing: no test sets one of its own (tests/architecture/projectFiles.test.ts).

/** For one event: a text that appears, a process that answers. */
export const WAIT_MS = 120_000

/** For a whole test, and for a hook that builds a site or starts a chain. */
export const TEST_MS = 600_000

/** For a test that tries hundreds of cases one after the other. */
export const LONG_TEST_MS = 1_800_000

/** The format of build ids. */
const BUILD_ID = /^[0-9a-f]{1,64}$/

/** The page's build id, a content hash; undefined in development. */
export function pageBuild(): string | undefined {
  const id = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  return id !== undefined && BUILD_ID.test(id) ? id : undefined
}

/** Parses the id of a host's `build.json`; undefined if invalid. */
export function parseBuild(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('build' in raw)) return undefined
  return typeof raw.build === 'string' && BUILD_ID.test(raw.build) ? raw.build : undefined
}

/** Letters and digits: what a build calls itself. */
const BUILD_ID = /^[0-9a-f]{1,64}$/

/** The id of the build that this page came from: the start of its content's hash. Undefined in development. */
export function pageBuild(): string | undefined {
  const id = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content
  return id !== undefined && BUILD_ID.test(id) ? id : undefined
}

/** The id that a host's `build.json` holds; undefined for anything else. */
export function parseBuild(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('build' in raw)) return undefined
  return typeof raw.build === 'string' && BUILD_ID.test(raw.build) ? raw.build : undefined
}

declare module 'virtual:deployment' {
  /** The deployment itself, where the code carries it: everywhere but in a build. */
  export const inlined: unknown
  /** Where a build finds it, with its hash for subresource integrity. */
  export const file: { readonly url: string; readonly integrity: string } | undefined
}

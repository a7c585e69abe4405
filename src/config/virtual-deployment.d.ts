declare module 'virtual:deployment' {
  /** The deployment itself; undefined in a production build. */
  export const inlined: unknown
  /** The URL of the deployment in a production build, with its hash for subresource integrity. */
  export const file: { readonly url: string; readonly integrity: string } | undefined
}

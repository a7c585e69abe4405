declare module 'virtual:marks' {
  /** The site's folder of the marks, one `<symbol>.svg` each. */
  export const folder: string
  /** Symbols of the deployment's tokens that have no mark. */
  export const unmarked: readonly string[]
}

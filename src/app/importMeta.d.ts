/** What the build replaces by constants. */
interface ImportMetaEnv {
  /** Version of package.json. */
  readonly VITE_VERSION: string
}

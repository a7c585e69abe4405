const VERSIONS_WITHOUT_PARTIAL_MAX: ReadonlySet<number> = new Set([6, 7, 8, 9, 11])
const FIRST_VERSION_WITH_WITHDRAW_ALL = 13

/** Some deploy versions offer Withdraw and Withdraw All instead of a partial Max. */
export function hasPartialMax(deployVersion: number): boolean {
  return deployVersion < FIRST_VERSION_WITH_WITHDRAW_ALL && !VERSIONS_WITHOUT_PARTIAL_MAX.has(deployVersion)
}

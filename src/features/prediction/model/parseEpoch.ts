const EPOCH = /^[1-9]\d{0,11}$/

/** The epoch of an address; undefined for anything else. Rounds count from 1. */
export function parseEpoch(text: string): number | undefined {
  return EPOCH.test(text) ? Number(text) : undefined
}

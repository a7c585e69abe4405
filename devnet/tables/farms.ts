/** The farms, by name. One allocation point of a farm is worth ALLOC_POINT_USD of its token a year at the start. */
export const farmTable = {
  vvs: { rewardToken: 'VVS' },
  candycity: { rewardToken: 'CANDY' },
} as const

export type FarmName = keyof typeof farmTable

export const ALLOC_POINT_USD = 1_000

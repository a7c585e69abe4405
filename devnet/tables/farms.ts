export interface FarmTableRow {
  readonly rewardToken: string
  /** Unit of its reward rate. */
  readonly pays: 'block' | 'second'
}

const perBlock = (rewardToken: string): FarmTableRow => ({ rewardToken, pays: 'block' })
const perSecond = (rewardToken: string): FarmTableRow => ({ rewardToken, pays: 'second' })

/** Farms by name. An allocation point yields ALLOC_POINT_USD of the reward token per year at the start. */
export const farmTable = {
  vvs: perBlock('VVS'),
  candycity: perBlock('CANDY'),
  croswap: perBlock('CROS'),
  cyborgswap: perBlock('CBO'),
  ducky: perBlock('DEGG'),
  nightlife: perBlock('NIGHT'),
  mimas: perBlock('MIMAS'),
  annex: perBlock('ANN'),
  ferro: perBlock('FER'),
  corgiai: perBlock('CORGIAI'),
  mm: perSecond('MMF'),
  savanna: perSecond('SVN'),
  v3s: perSecond('VSHARE'),
  v4s: perSecond('V4S'),
  darkg: perSecond('DARKG'),
  pegasus: perSecond('PES'),
  toxicdeer: perSecond('XDSHARE'),
} as const satisfies Readonly<Record<string, FarmTableRow>>

export type FarmName = keyof typeof farmTable

export const ALLOC_POINT_USD = 1_000

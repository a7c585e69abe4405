import { MaxUint256 } from 'ethers'
import {
  IFO_LIMIT_USD,
  IFO_LISTING_USD,
  IFO_POINTS_USD,
  IFO_TRADER_USD,
  type IfoCommitment,
  type IfoRow,
  ifoTable,
  POINT_CENTER_LENGTH,
} from '../tables/ifos.ts'
import { CRO_PRICE_USD } from '../tables/tokens.ts'
import type { Roles } from './accounts.ts'
import { liquidityWorth, type Pool } from './exchange.ts'
import { POINT_ROLE } from './profiles.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, unitsWorth } from './tokens.ts'

export interface DeployedIfo {
  readonly row: IfoRow
  readonly contract: Deployed
  /** What it offers. */
  readonly token: DevnetToken
  readonly startBlock: number
  readonly endBlock: number
}

/** Initial farm offerings and the point centre. */
export interface Ifos {
  readonly pointCenter: Deployed
  /** The token of commitments. */
  readonly lpToken: Pool
  readonly list: readonly DeployedIfo[]
}

/** What the sales need of other areas. */
export interface IfoSetting extends IfoTerms {
  readonly roles: Pick<Roles, 'users' | 'traders'>
  readonly router: Deployed
}

interface IfoTerms {
  /** Deploys and owns the sales and the tokens that they offer. */
  readonly owner: string
  /** Pair of `IFO_PAIR`. The script's deployer has LP tokens of it. */
  readonly lpToken: Pool
  /** Must have active profiles of all accounts that commit. */
  readonly profile: Deployed
  /** Grants the right to give points. */
  readonly profileAdmin: string
}

const PIDS = { basic: 0, unlimited: 1 } as const

/**
 * Deploys the sales of the table with commitments of users and traders, and mines blocks until the past ones have ended.
 * Their traders have harvested, and their tokens are listed on the exchange.
 */
export async function deployIfos(script: Script, setting: IfoSetting): Promise<Ifos> {
  const { owner, lpToken, roles } = setting
  const pointCenter = deployPointCenter(script, setting)
  for (const trader of roles.traders)
    script.call(lpToken, 'transfer', [trader, liquidityWorth(IFO_TRADER_USD, lpToken)])
  const list = ifoTable.map((row) => deploySale(script, setting, row))
  for (const sale of list) if (sale.row.version === 1) addToPointCenter(script, setting, pointCenter, sale)
  await script.mine()

  for (const sale of list) for (const each of sale.row.commitments) commit(script, setting, sale, each)
  const past = list.filter(({ row }) => row.listedUsd !== undefined)
  while (script.block <= Math.max(...past.map(({ endBlock }) => endBlock))) await script.mine()
  for (const sale of past)
    for (const each of sale.row.commitments) if (each.isHarvested) harvest(script, setting, sale, each)
  await script.mine()

  const proceeds = await script.readEach(
    past.map(({ contract }) => contract),
    'withdrawable',
  )
  for (const [index, sale] of past.entries()) {
    script.call(sale.contract, 'finalWithdraw', [...(proceeds[index] ?? [])], { from: owner })
    listToken(script, setting, sale)
  }
  await script.mine()
  return { pointCenter, lpToken, list }
}

/** Queues the point centre. */
export function deployPointCenter(script: Script, terms: IfoTerms): Deployed {
  const pointCenter = script.deploy('PointCenter', [terms.profile.address, POINT_CENTER_LENGTH], terms.owner)
  grantPoints(script, terms, pointCenter)
  return pointCenter
}

function grantPoints(script: Script, { profile, profileAdmin }: IfoTerms, to: Deployed): void {
  script.call(profile, 'grantRole', [POINT_ROLE, to.address], { from: profileAdmin })
}

/** Deploys a sale and moves the tokens that it offers into it. */
export function deploySale(script: Script, setting: IfoTerms, row: IfoRow): DeployedIfo {
  const { owner, lpToken, profile } = setting
  const { symbol, name, decimals } = row.token
  const offering = (usd: number) => unitsWorth(usd, row.token)
  const raising = (usd: number) => liquidityWorth(usd, lpToken)
  const { basic, unlimited } = row.raisingUsd
  const supply = offering(basic + unlimited + IFO_LISTING_USD * LISTED_SUPPLY)
  const token = { ...script.deploy('TestToken', [name, symbol, decimals, supply], owner), ...row.token }

  const startBlock = script.block + row.startsAfter
  const endBlock = startBlock + row.blocks
  const terms = [lpToken.address, token.address, startBlock, endBlock, raising(row.minimumUsd)]
  const contract =
    row.version === 1 ? script.deploy('IfoV1', [terms], owner) : script.deploy('Ifo', [terms, profile.address], owner)
  const send = (method: string, args: readonly unknown[]) => script.call(contract, method, args, { from: owner })
  script.call(token, 'approve', [contract.address, offering(basic) + offering(unlimited)], { from: owner })
  if (row.version === 1) send('setPool', [offering(unlimited), raising(unlimited)])
  else {
    send('setPool', [offering(basic), raising(basic), raising(IFO_LIMIT_USD), false, PIDS.basic])
    send('setPool', [offering(unlimited), raising(unlimited), 0n, true, PIDS.unlimited])
    send('updatePointParameters', [row.points.campaignId, row.points.count, raising(IFO_POINTS_USD)])
    grantPoints(script, setting, contract)
  }
  return { row, contract, token, startBlock, endBlock }
}

/** Tokens beside the offered ones, in listings: enough for any price of the table. */
const LISTED_SUPPLY = 4

function addToPointCenter(
  script: Script,
  { owner, lpToken }: IfoSetting,
  pointCenter: Deployed,
  { row, contract }: DeployedIfo,
): void {
  const threshold = liquidityWorth(IFO_POINTS_USD, lpToken)
  const args = [contract.address, threshold, row.points.campaignId, row.points.count]
  script.call(pointCenter, 'addIFOAddress', args, { from: owner })
}

const accountOf = ({ roles }: IfoSetting, { by, index }: IfoCommitment): string => {
  const account = (by === 'user' ? roles.users : roles.traders)[index]
  if (account === undefined) throw new Error(`No ${by} ${index}`)
  return account
}

/** Commits LP tokens that the script's deployer gives the account, so that its balance stays the same. */
function commit(script: Script, setting: IfoSetting, { row, contract }: DeployedIfo, each: IfoCommitment): void {
  const from = accountOf(setting, each)
  const amount = liquidityWorth(each.usd, setting.lpToken)
  script.call(setting.lpToken, 'transfer', [from, amount])
  script.call(setting.lpToken, 'approve', [contract.address, amount], { from })
  if (row.version === 1) script.call(contract, 'deposit', [amount], { from })
  else script.call(contract, 'depositPool', [amount, PIDS[each.pool]], { from })
}

function harvest(script: Script, setting: IfoSetting, { row, contract }: DeployedIfo, each: IfoCommitment): void {
  const from = accountOf(setting, each)
  if (row.version === 1) script.call(contract, 'harvest', [], { from })
  else script.call(contract, 'harvestPool', [PIDS[each.pool]], { from })
}

/** Adds a pool with CRO at the price of the listing. */
function listToken(script: Script, { owner, router }: IfoSetting, { row, token }: DeployedIfo): void {
  const amount = unitsWorth(IFO_LISTING_USD, { ...token, priceUsd: row.listedUsd ?? token.priceUsd })
  const value = unitsWorth(IFO_LISTING_USD, { decimals: 18, priceUsd: CRO_PRICE_USD })
  script.call(token, 'approve', [router.address, amount], { from: owner })
  script.call(router, 'addLiquidityETH', [token.address, amount, 0n, 0n, owner, MaxUint256], { from: owner, value })
}

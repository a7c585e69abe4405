import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Area, World } from '../area'
import { amountOf, isConnected, type ShownFigure } from '../page'
import { type DeployedVault, deployedVaults } from '../vaults'
import type { Finding } from '../walk'

/** Dollars are compared in units of 1e-8, which is what small amounts are shown with. */
const USD_DECIMALS = 8
const USD = 10n ** BigInt(USD_DECIMALS)
const CENT = USD / 100n
const STABLE = ['USDC', 'USDT', 'DAI', 'BUSD', 'TUSD'] as const
const { tokens } = deployment
const { wcro } = deployment.contracts
/** In per cent: a quote includes the fees of at most two pools and its own price impact. */
const PRICE_TOLERANCE = 3n

interface ShownRow {
  readonly id: string
  readonly tvl: ShownFigure | undefined
  readonly deposited: ShownFigure | undefined
  /** It says that the account has no deposit. */
  readonly isNone: boolean
}

/** The rows of the list whose figures are drawn. */
function shownRows({ tab }: World): Promise<readonly ShownRow[]> {
  return tab.page.evaluate(() => {
    const { lang } = document.documentElement
    const figure = (place: Element | null) => {
      const shown = place?.querySelector<HTMLElement>('[data-figure]')
      return shown ? { text: shown.dataset['figure'] || shown.innerText, lang } : undefined
    }
    return [...document.querySelectorAll<HTMLElement>('[data-testid^="vault-card-"]')].map((row) => {
      const own = row.querySelector('[data-area="deposited"]')
      return {
        id: row.dataset['testid']?.slice('vault-card-'.length) ?? '',
        tvl: figure(row.querySelector('[data-area="tvl"]')),
        deposited: figure(own),
        isNone: own?.querySelector('[aria-hidden="true"]')?.textContent === '–',
      }
    })
  })
}

/** The lowest and highest price of 1 CRO in the pools with a stablecoin, in dollars' units. */
async function croPrices({ truth, account }: World): Promise<readonly bigint[]> {
  const prices = STABLE.map(async (symbol) => {
    const { address, decimals } = tokens[symbol]
    const pool = await truth.poolPosition([wcro, address], account)
    if (pool === undefined || pool.reserves[0] === 0n) return []
    return [(pool.reserves[1] * USD * 10n ** 18n) / 10n ** BigInt(decimals) / pool.reserves[0]]
  })
  return (await Promise.all(prices)).flat()
}

/** Bounds of a token's price; undefined for tokens that are not compared. */
function priceBounds(token: string, ofCro: readonly bigint[]): readonly [bigint, bigint] | undefined {
  const isIt = (address: string) => address.toLowerCase() === token.toLowerCase()
  if (STABLE.some((symbol) => isIt(tokens[symbol].address))) return [USD, USD]
  if (!isIt(wcro) || ofCro.length === 0) return undefined
  const least = ofCro.reduce((a, b) => (a < b ? a : b))
  const most = ofCro.reduce((a, b) => (a > b ? a : b))
  return [(least * (100n - PRICE_TOLERANCE)) / 100n, (most * (100n + PRICE_TOLERANCE)) / 100n]
}

interface Held {
  readonly vault: DeployedVault
  readonly assets: bigint
  readonly position: bigint
}

function compareTvl({ id, tvl }: ShownRow, { vault, assets }: Held, ofCro: readonly bigint[]): readonly Finding[] {
  const shown = amountOf(tvl, USD_DECIMALS)
  const bounds = priceBounds(vault.underlying, ofCro)
  if (shown === undefined || bounds === undefined) return []
  const worth = (price: bigint) => (assets * price) / 10n ** BigInt(vault.underlyingDecimals)
  const [least, most] = [worth(bounds[0]) - CENT, worth(bounds[1]) + CENT]
  if (shown >= least && shown <= most) return []
  const detail = `${id} shows ${tvl?.text ?? ''}, the chain has ${least} to ${most} of 1e-8 dollars`
  return [{ invariant: 'wrong figure', subject: 'TVL in the list', detail }]
}

/** Both are valued at the same price, so their ratio is that of the amounts. */
function compareDeposit(row: ShownRow, { assets, position }: Held): readonly Finding[] {
  const { id, tvl, deposited, isNone } = row
  const finding = (detail: string): readonly Finding[] => [
    { invariant: 'wrong figure', subject: 'deposit in the list', detail },
  ]
  if (isNone) return position === 0n ? [] : finding(`${id} shows no deposit, the chain has ${position}`)
  const [own, all] = [amountOf(deposited, USD_DECIMALS), amountOf(tvl, USD_DECIMALS)]
  if (own === undefined || all === undefined || assets === 0n) return []
  const expected = (all * position) / assets
  // Both are rounded to a cent, and the TVL is multiplied.
  const tolerance = CENT + (CENT * position) / assets + 1n
  const difference = own > expected ? own - expected : expected - own
  if (difference <= tolerance) return []
  return finding(`${id} shows ${deposited?.text ?? ''} of ${tvl?.text ?? ''}, the chain has ${position} of ${assets}`)
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, truth } = world
  const rows = await shownRows(world)
  if (!rows.some(({ tvl }) => tvl !== undefined)) return []
  const [isOwn, ofCro] = await Promise.all([isConnected(world), croPrices(world)])
  const compared = rows.map(async (row) => {
    const vault = deployedVaults.get(row.id)
    if (vault === undefined || row.tvl === undefined) return []
    const [assets, position] = await Promise.all([
      truth.vaultAssets(vault.shareToken),
      truth.vaultPosition(vault.shareToken, account),
    ])
    const held = { vault, assets, position }
    return [...compareTvl(row, held, ofCro), ...(isOwn ? compareDeposit(row, held) : [])]
  })
  return (await Promise.all(compared)).flat()
}

/** TVL and own deposits in the list of vaults. */
export const earnArea: Area = { actions: [], findContradictions }

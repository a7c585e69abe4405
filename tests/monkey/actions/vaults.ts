import type { Area, World } from '../area'
import { compareFigure, fieldBalances, figureIn, isConnected, pathOf } from '../page'
import { type DeployedVault, deployedVaults } from '../vaults'
import type { Finding } from '../walk'

/** The deployed vault whose page is open. */
function openVault({ tab }: World): DeployedVault | undefined {
  const [, id = ''] = /^\/compound\/([^/]+)$/.exec(pathOf(tab.page)) ?? []
  return deployedVaults.get(id.toLowerCase())
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  const vault = openVault(world)
  if (vault === undefined || !(await isConnected(world))) return []
  const { shareToken, underlying, underlyingDecimals } = vault
  const position = await figureIn(tab.page, '[data-testid="position-balance"]')
  // Another token may be chosen to pay with.
  const isOwnToken = (await tab.page.getByLabel('Amount to deposit').count()) > 0
  const [balance] = isOwnToken ? await fieldBalances(tab.page, 'deposit-card') : []
  const held = (await truth.isNativeVault(shareToken))
    ? await truth.nativeBalance(account)
    : await truth.tokenBalance(underlying, account)
  return [
    ...compareFigure('vault position', position, await truth.vaultPosition(shareToken, account), underlyingDecimals),
    ...compareFigure('balance in the deposit card', balance, held, underlyingDecimals),
  ]
}

/** Balances and positions on the pages of vaults. */
export const vaultsArea: Area = { actions: [], findContradictions }

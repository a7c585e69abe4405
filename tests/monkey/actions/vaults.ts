import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { type Action, type Area, arg, type World } from '../area'
import { canSubmit, submitForm } from '../form'
import { compareFigure, fieldBalances, figureIn, isConnected, pathOf } from '../page'
import type { Finding } from '../walk'

interface DeployedVault {
  readonly shareToken: string
  readonly underlying: string
  readonly underlyingDecimals: number
}

const vaults: Readonly<Record<string, DeployedVault>> = deployment.vaults.list
const NOWHERE = /^0x0+$/

/** The deployed vault whose page is open. */
function openVault({ tab }: World): DeployedVault | undefined {
  const [, id = ''] = /^\/compound\/([^/]+)$/.exec(pathOf(tab.page)) ?? []
  const vault = vaults[id.toLowerCase()]
  return vault === undefined || NOWHERE.test(vault.shareToken) ? undefined : vault
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  const vault = openVault(world)
  if (vault === undefined || !(await isConnected(world))) return []
  const { shareToken, underlying, underlyingDecimals } = vault
  const position = await figureIn(tab.page, '[data-testid="position-balance"]')
  const [balance] = await fieldBalances(tab.page, 'deposit-card')
  const held = (await truth.isNativeVault(shareToken))
    ? await truth.nativeBalance(account)
    : await truth.tokenBalance(underlying, account)
  return [
    ...compareFigure('vault position', position, await truth.vaultPosition(shareToken, account), underlyingDecimals),
    ...compareFigure('balance in the deposit card', balance, held, underlyingDecimals),
  ]
}

const deposit: Action = {
  name: 'vaults.deposit',
  weight: 24,
  focus: 'given',
  async plan(world, random) {
    if (openVault(world) === undefined || !(await canSubmit(world, 'deposit-card'))) return undefined
    return {
      amount: random.pick(['0.01', '1', '5']),
      answer: random.pick(['confirm', 'confirm', 'reject']),
    }
  },
  run: (world, args) =>
    submitForm(world, 'deposit-card', arg(args, 'amount'), arg(args, 'answer') === 'reject' ? 'reject' : 'confirm'),
}

/** Vault deposits and positions. */
export const vaultsArea: Area = { actions: [deposit], findContradictions }

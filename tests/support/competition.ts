import { Interface } from 'ethers'
import { prizeTable } from '../../devnet/tables/competitions'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const COMPETITION = new Interface([
  'function owner() view returns (address)',
  'function endTime() view returns (uint256)',
  'function startTime() view returns (uint256)',
  'function claimDeadline() view returns (uint256)',
  'function claimReward()',
  'function updateCompetitionStatus(uint8)',
  'function updateTeamRewards(uint256, uint256[5], uint256[5], uint256[5])',
  'function updateUserStatusMultiple(address[], uint256)',
  'function updateWinningTeamAndBunnyId(uint256, uint8)',
])
const TOKEN = new Interface(['function transfer(address, uint256)'])
const STATUS = { open: 1, close: 2, claiming: 3, over: 4 } as const
/** Of the first user's team in the live competition; far from those of the deployment. */
const FIRST_CAMPAIGN = 900_000_001n
const BUNNY = 10

type CompetitionName = keyof typeof deployment.competition.contracts
const COMPETITIONS = deployment.competition.contracts

/** Runs a competition of the local chain, as its organizer and its accounts do. */
export interface CompetitionRun {
  readonly address: string
  /** Advances the time beyond a moment of the competition. */
  readonly pass: (moment: 'startTime' | 'endTime' | 'claimDeadline') => Promise<void>
  readonly setStatus: (status: keyof typeof STATUS) => Promise<void>
  readonly claim: (from: string) => Promise<void>
  /** Enters the prizes of a team, the group of an account of it, and the team as the winner. The account funds the prizes. */
  readonly award: (teamId: number, account: string, group: number) => Promise<void>
}

export function runCompetition(chain: Chain, name: CompetitionName): CompetitionRun {
  const address = COMPETITIONS[name]
  const read = async (fn: string) => {
    const data = COMPETITION.encodeFunctionData(fn)
    return COMPETITION.decodeFunctionResult(
      fn,
      await chain.rpc('eth_call', [{ to: address, data }, 'latest']),
    )[0] as unknown
  }
  const send = (from: string, fn: string, args: readonly unknown[] = []) =>
    chain.send({ from, to: address, data: COMPETITION.encodeFunctionData(fn, [...args]) })
  const owner = async () => String(await read('owner'))
  const now = async () =>
    Number(
      (JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string })
        .timestamp,
    )
  return {
    address,
    async pass(moment) {
      const left = Number(await read(moment)) - (await now())
      if (left >= 0) await chain.increaseTime(left + 1)
    },
    async setStatus(status) {
      await send(await owner(), 'updateCompetitionStatus', [STATUS[status]])
    },
    async claim(from) {
      await send(from, 'claimReward')
    },
    async award(teamId, account, group) {
      const from = await owner()
      const { cake, points } = prizeTable[0] ?? { cake: [], points: [] }
      const campaigns = cake.map((_, index) => FIRST_CAMPAIGN + BigInt(index))
      await send(from, 'updateTeamRewards', [teamId, campaigns, cake, points])
      await send(from, 'updateUserStatusMultiple', [[account], group])
      await send(from, 'updateWinningTeamAndBunnyId', [teamId, BUNNY])
      const prizes = cake.reduce((sum, prize) => sum + prize, 0n)
      const data = TOKEN.encodeFunctionData('transfer', [address, prizes])
      await chain.send({ from: account, to: deployment.contracts.product, data })
    },
  }
}

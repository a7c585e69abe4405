import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const VIEWS = new Interface([
  'function hasClaimed(address) view returns (bool)',
  'function contributors(address) view returns (uint256)',
  'function totalContributions() view returns (uint256)',
  'function claimable(address) view returns (uint256)',
  'function sharesOf(address) view returns (uint256)',
  'function reserveOf(address) view returns (uint256)',
  'function getAmountOut(address, uint256) view returns (uint256)',
  'function shareOf(address) view returns (uint256)',
  'function referrerOf(address) view returns (address)',
  'function pendingTonic(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function paused() view returns (bool)',
])
const WRITES = new Interface([
  'function claim()',
  'function refund()',
  'function pauseProfile()',
  'function seed() payable',
  'function pause()',
])

export const CLAIMS = deployment.claims
export const STAKE_WRAPPER = deployment.farms.contracts.stakeWrapper
export const PROFILE = deployment.profile.contracts.profile
export const TOKENS = deployment.tokens

/** Deployed claims by what the seed made of them. */
function placed<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`No contract ${index}`)
  return found
}
export const POINTS_LIVE = placed(CLAIMS.pointCampaigns, 1)
export const POINTS_COMING = placed(CLAIMS.pointCampaigns, 3)
export const POINTS_ENDED = placed(CLAIMS.pointCampaigns, 0)
export const REFUND_LIVE = placed(CLAIMS.profileRefunds, 1)
export const TEAM_LIVE = placed(CLAIMS.teamBunnies, 1)
export const SEED_SUCCEEDED = placed(CLAIMS.preSeeds, 0)
export const SEED_FAILED = placed(CLAIMS.preSeeds, 1).preSeed
export const SEED_OPEN = placed(CLAIMS.preSeeds, 2).preSeed

/** What the contracts of claims say and do, without the app. */
export function claimContracts(chain: Chain) {
  return {
    async read(to: string, name: string, args: readonly unknown[] = []): Promise<string> {
      const answer = await chain.rpc('eth_call', [{ to, data: VIEWS.encodeFunctionData(name, [...args]) }, 'latest'])
      return String(VIEWS.decodeFunctionResult(name, answer)[0])
    },
    async write(from: string, to: string, name: string, value = 0n): Promise<void> {
      await chain.send({ from, to, data: WRITES.encodeFunctionData(name, []), value })
    },
  }
}

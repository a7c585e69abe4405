import { type Address, getAddress, type PublicClient, parseAbi } from 'viem'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }

/** The expected values of the lottery. */
export interface LotteryTruth {
  /** The latest lottery: its prize pot in base units, its tickets, and those of the account. */
  lottery(account: string): Promise<{ readonly pot: bigint; readonly sold: bigint; readonly own: bigint }>
  /** What the account can claim in all lotteries, in base units. */
  unclaimedPrizes(account: string): Promise<bigint>
}

const abi = parseAbi([
  'function currentLotteryId() view returns (uint256)',
  'function currentTicketId() view returns (uint256)',
  'struct Round { uint8 status; uint256 startTime; uint256 endTime; uint256 price; uint256 divisor; uint256[6] shares; uint256 treasuryFee; uint256[6] prizes; uint256[6] winners; uint256 firstTicketId; uint256 firstTicketIdNextLottery; uint256 collected; uint32 finalNumber; }',
  'function viewLottery(uint256) view returns (Round)',
  'function viewUserInfoForLotteryId(address, uint256, uint256, uint256) view returns (uint256[], uint32[], bool[], uint256)',
  'function viewRewardsForTicketId(uint256, uint256, uint32) view returns (uint256)',
])
const BPS = 10_000n
const BRACKETS = [0, 1, 2, 3, 4, 5] as const
const MAX_TICKETS = 100_000n

export function createLotteryTruth(client: PublicClient): LotteryTruth {
  const contract = { address: getAddress(deployment.lottery.contracts.lottery), abi } as const
  const currentId = () => client.readContract({ ...contract, functionName: 'currentLotteryId' })
  const ticketsOf = (account: Address, id: bigint) =>
    client.readContract({
      ...contract,
      functionName: 'viewUserInfoForLotteryId',
      args: [account, id, 0n, MAX_TICKETS],
    })

  async function prizesOf(account: Address, id: bigint): Promise<bigint> {
    const [ids, , isClaimed] = await ticketsOf(account, id)
    const open = ids.filter((_, index) => isClaimed[index] === false)
    const rewards = await Promise.all(
      open.flatMap((ticket) =>
        BRACKETS.map((bracket) =>
          client.readContract({ ...contract, functionName: 'viewRewardsForTicketId', args: [id, ticket, bracket] }),
        ),
      ),
    )
    return rewards.reduce((sum, reward) => sum + reward, 0n)
  }

  return {
    async lottery(account) {
      const id = await currentId()
      const [round, nextTicketId, [own]] = await Promise.all([
        client.readContract({ ...contract, functionName: 'viewLottery', args: [id] }),
        client.readContract({ ...contract, functionName: 'currentTicketId' }),
        ticketsOf(getAddress(account), id),
      ])
      const { collected, treasuryFee, firstTicketId } = round
      const fee = (collected * treasuryFee + BPS - 1n) / BPS
      return { pot: collected - fee, sold: nextTicketId - firstTicketId, own: BigInt(own.length) }
    },
    async unclaimedPrizes(account) {
      const ids = Array.from({ length: Number(await currentId()) }, (_, index) => BigInt(index + 1))
      const prizes = await Promise.all(ids.map((id) => prizesOf(getAddress(account), id)))
      return prizes.reduce((sum, prize) => sum + prize, 0n)
    },
  }
}

import { Interface } from 'ethers'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const SALE = new Interface([
  'function startTimestamp() view returns (uint256)',
  'function refundTimestamp() view returns (uint256)',
  'function viewNumberTicketsOfUser(address) view returns (uint256)',
  'function buyTickets(uint256)',
])
const PROFILE = new Interface(['function pauseProfile()'])
const TOKEN = new Interface(['function approve(address, uint256)'])

export const SQUAD_TOKEN = deployment.contracts.product
export const RAFFLE_ADDRESS = deployment.raffle.contracts.raffle

/** The sale of an edition of the local chain. */
export function saleOf(edition: string): string {
  const found = deployment.squad.editions.find(({ key }) => key === edition)
  if (found === undefined) throw new Error(`No edition ${edition}`)
  return found.sale
}

/** A sale of the local chain, as its accounts use it. */
export function runSale(chain: Chain, edition: string) {
  const sale = saleOf(edition)
  const read = async (name: string, args: readonly unknown[] = []) => {
    const answer = await chain.rpc('eth_call', [{ to: sale, data: SALE.encodeFunctionData(name, [...args]) }, 'latest'])
    return BigInt(String(SALE.decodeFunctionResult(name, answer)[0]))
  }
  const passTime = async (name: 'startTimestamp' | 'refundTimestamp') => {
    const block = JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as {
      readonly timestamp: string
    }
    await chain.increaseTime(Math.max(1, Number(await read(name)) - Number(block.timestamp)))
  }
  return {
    ticketsOf: (account: string) => read('viewNumberTicketsOfUser', [account]),
    /** Advances the time to the public sale. */
    startSale: () => passTime('startTimestamp'),
    /** Advances the time to the refunds. */
    startRefunds: () => passTime('refundTimestamp'),
    async pauseProfile(from: string) {
      const to = deployment.profile.contracts.profile
      await chain.send({ from, to, data: PROFILE.encodeFunctionData('pauseProfile', []) })
    },
    async buy(from: string, count: number) {
      const data = TOKEN.encodeFunctionData('approve', [sale, 2n ** 256n - 1n])
      await chain.send({ from, to: SQUAD_TOKEN, data })
      await chain.send({ from, to: sale, data: SALE.encodeFunctionData('buyTickets', [count]) })
    },
  }
}

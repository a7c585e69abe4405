import { Interface } from 'ethers'
import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { sendPurchase } from '../../e2e/support/swapPage'
import { type Action, type Area, arg, type World } from '../area'

/** A minute, just past the duration of a lock, an hour, a day. */
const JUMPS_SEC = ['60', '301', '3600', '86400'] as const
const ONE_CRO = 10n ** 18n
const GAS = '0x2dc6c0'
const vault = new Interface(['function depositTo(address) payable', 'function forceCompound()'])
const NATIVE_VAULT = deployment.vaults.list['single-cro'].shareToken
const COMPOUNDED = ['single-cro', 'vvs-vvs', 'vvs-cro-usdc', 'vvs-cro-lion'] as const

const hex = (value: bigint) => `0x${value.toString(16)}`

/** An account that the wallet never uses. */
const strangerOf = ({ devnet }: World): string => devnet.accounts[8] ?? ''

const passTime: Action = {
  name: 'chain.passTime',
  weight: 3,
  keepsTexts: true,
  plan: (_, random) => ({ seconds: random.pick(JUMPS_SEC) }),
  async run({ chain }, args) {
    await chain.increaseTime(Number(arg(args, 'seconds')))
    return true
  },
}

const mine: Action = {
  name: 'chain.mine',
  weight: 3,
  keepsTexts: true,
  plan: (_, random) => ({ blocks: random.pick(['1', '2', '20']) }),
  async run({ chain }, args) {
    await chain.mine(Number(arg(args, 'blocks')))
    return true
  },
}

const pause: Action = {
  name: 'chain.pause',
  weight: 2,
  keepsTexts: true,
  plan: ({ isPaused }) => (isPaused ? undefined : {}),
  async run(world) {
    await world.chain.pauseMining()
    world.isPaused = true
    return true
  },
}

const resume: Action = {
  name: 'chain.resume',
  weight: 5,
  keepsTexts: true,
  plan: ({ isPaused }) => (isPaused ? {} : undefined),
  async run(world) {
    await world.chain.resumeMining()
    world.isPaused = false
    return true
  },
}

const gift: Action = {
  name: 'chain.gift',
  weight: 3,
  keepsTexts: true,
  plan: (_, random) => ({ kind: random.pick(['CRO', 'shares']) }),
  async run(world, args) {
    const { account, chain } = world
    const to = arg(args, 'kind') === 'CRO' ? account : NATIVE_VAULT
    const data = to === account ? '0x' : vault.encodeFunctionData('depositTo', [account])
    await chain.rpc('eth_sendTransaction', [{ from: strangerOf(world), to, data, value: hex(3n * ONE_CRO), gas: GAS }])
    return true
  },
}

const trade: Action = {
  name: 'chain.trade',
  weight: 3,
  keepsTexts: true,
  plan: (_, random) => ({ cro: random.pick(['10', '1000', '50000']) }),
  async run(world, args) {
    const { chain, devnet } = world
    const traders = { ...devnet, accounts: ['', strangerOf(world)] }
    const wei = BigInt(arg(args, 'cro')) * ONE_CRO
    await sendPurchase({ chain, devnet: traders, token: deployment.tokens.USDC.address, wei })
    return true
  },
}

const compound: Action = {
  name: 'chain.compound',
  weight: 2,
  keepsTexts: true,
  plan: (_, random) => ({ vault: random.pick(COMPOUNDED) }),
  async run(world, args) {
    const id = COMPOUNDED.find((each) => each === arg(args, 'vault'))
    if (id === undefined) return false
    await world.chain.rpc('eth_sendTransaction', [
      {
        from: strangerOf(world),
        to: deployment.vaults.list[id].shareToken,
        data: vault.encodeFunctionData('forceCompound'),
        gas: GAS,
      },
    ])
    return true
  },
}

/** Speeds up, cancels or replaces a pending transaction as wallets do, or drops it from the mempool. */
const replaceTx: Action = {
  name: 'chain.replaceTx',
  weight: 3,
  keepsTexts: true,
  plan: ({ sent }, random) =>
    sent.size === 0 ? undefined : { how: random.pick(['speedUp', 'cancel', 'replace', 'drop']) },
  async run(world, args) {
    const { chain, sent, truth } = world
    for (const { hash } of sent.values()) {
      if ((await truth.txStanding(hash)) !== 'waiting') continue
      const { from, to, nonce, gas, gasPrice, input, value } = JSON.parse(
        await chain.rpc('eth_getTransactionByHash', [hash]),
      ) as Readonly<Record<'from' | 'to' | 'nonce' | 'gas' | 'gasPrice' | 'input' | 'value', string>>
      if (arg(args, 'how') === 'drop') {
        await chain.rpc('anvil_dropTransaction', [hash])
        return true
      }
      const contents: Readonly<Record<string, object>> = {
        speedUp: { to, data: input, value },
        cancel: { to: from, value: '0x0' },
        replace: { to: strangerOf(world), value: '0x1' },
      }
      await chain.rpc('eth_sendTransaction', [
        { from, nonce, gas, gasPrice: hex(BigInt(gasPrice) * 3n), ...contents[arg(args, 'how')] },
      ])
      await chain.mine()
      return true
    }
    return false
  },
}

/** What happens on the chain independently of the app. */
export const chainArea: Area = { actions: [passTime, mine, pause, resume, gift, trade, compound, replaceTx] }

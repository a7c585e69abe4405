import { decode } from '@ensdomains/content-hash'
import { Interface, namehash } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/support/ports.mjs'
import { Rpc } from '../chain/rpc.ts'
import { readChainState } from '../deploy/chainState.ts'
import { contentId, ipfsContenthash } from '../deploy/contentId.ts'
import type { DevnetDeployment } from '../deploy/deploymentJson.ts'
import { type Devnet, startDevnet } from '../startDevnet.ts'
import { ifoTable } from '../tables/ifos.ts'

let devnet: Devnet
let deployment: DevnetDeployment

async function get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${devnet.servicesUrl}${path}`)
  return { status: response.status, body: await response.json() }
}
const getBody = async <T>(path: string) => (await get(path)).body as T

beforeAll(async () => {
  devnet = await startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    blockTimeSec: 'automine',
    traders: false,
  })
  ;({ deployment } = await readChainState(devnet.chainId))
})
afterAll(() => devnet.stop())

describe('inscription indexer', () => {
  interface Listed {
    readonly tick: string
    readonly id: string
    readonly deploy_time: number
  }

  it('returns the balances of an account, in any letter case', async () => {
    const [account = ''] = devnet.accounts
    const expected = {
      balances: [
        { chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: '3000' },
        { chain: 'CRONOS', protocol: 'crc-20', tick: 'dawn', amount: '1000' },
      ],
    }
    expect(await get(`/indexer/balance/${account.toLowerCase()}`)).toEqual({ status: 200, body: expected })
    expect(await getBody(`/indexer/balance/0x${account.slice(2).toUpperCase()}`)).toEqual(expected)
    expect(await getBody(`/indexer/balance/0x${'12'.repeat(20)}`)).toEqual({ balances: [] })
  })

  it('lists the inscriptions', async () => {
    const { content, ...page } = await getBody<{ content: Listed[] }>('/indexer/inscriptions?page=0&size=10000')
    expect(page).toEqual({ page: 0, size: 10_000, totalElements: 2, totalPages: 1 })
    const common = {
      protocol: 'crc-20',
      id: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
      deploy_time: expect.any(Number) as number,
      lim: '1000',
    }
    expect(content).toEqual([
      { ...common, tick: 'cros', holder_count: 3, progress: 0.02, max: '21000000', minted: '6000' },
      { ...common, tick: 'dawn', holder_count: 2, progress: 100, max: '2000', minted: '2000' },
    ])
    const rpc = new Rpc(devnet.rpcUrl)
    const tx = (await rpc.send('eth_getTransactionByHash', [content[0]!.id])) as { blockNumber: string }
    const block = (await rpc.send('eth_getBlockByNumber', [tx.blockNumber, false])) as { timestamp: string }
    expect(content[0]!.deploy_time).toBe(Number(block.timestamp))
  })

  it('paginates the list', async () => {
    const ticks = async (query: string) =>
      (await getBody<{ content: Listed[] }>(`/indexer/inscriptions${query}`)).content.map(({ tick }) => tick)
    expect(await ticks('')).toEqual(['cros', 'dawn'])
    expect(await ticks('?page=0&size=1')).toEqual(['cros'])
    expect(await ticks('?page=1&size=1')).toEqual(['dawn'])
    expect(await ticks('?page=2&size=1')).toEqual([])
  })

  it.each([
    '/indexer/balance/0x12',
    '/indexer/balance/me',
    '/indexer/inscriptions?size=0',
    '/indexer/inscriptions?size=10001',
    '/indexer/inscriptions?page=-1',
    '/indexer/inscriptions?page=x',
  ])('rejects %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 400, body: { error: expect.any(String) as string } })
  })

  it('responds with 404 to other paths', async () => {
    expect((await get('/indexer/orders')).status).toBe(404)
    expect((await get('/indexer/balance')).status).toBe(404)
  })
})

describe('DEX info API', () => {
  interface Entry {
    readonly id: string
    readonly symbol?: string
    readonly name?: string
    readonly decimals?: number
    readonly liquidityCro: string
  }
  const top = async (list: string) => (await getBody<{ data: { now: Entry[] } }>(`/dex/${list}`)).data.now

  it('returns every pooled token, the most liquid first', async () => {
    const tokens = await top('top-tokens')
    expect(tokens[0]).toMatchObject({ id: deployment.tokens['WCRO']!.address, symbol: 'WCRO', decimals: 18 })
    expect(tokens[1]).toMatchObject({
      id: deployment.tokens['USDC']!.address,
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
    })
    const listed = ifoTable.flatMap(({ id, listedUsd }) =>
      listedUsd === undefined ? [] : deployment.ifos.list.filter((offering) => offering.id === id),
    )
    expect(listed.length).toBeGreaterThan(0)
    expect(new Set(tokens.map(({ id }) => id))).toEqual(
      new Set([...Object.values(deployment.tokens), ...listed.map(({ token }) => token)].map(({ address }) => address)),
    )
    const worth = tokens.map(({ liquidityCro }) => BigInt(liquidityCro))
    expect(worth.every((each, index) => each > 0n && (index === 0 || each <= worth[index - 1]!))).toBe(true)
  })

  it('returns the pools with both tokens', async () => {
    const [first, ...others] = (await top('top-pools')) as (Entry & {
      token0: Entry
      token1: Entry
      reserve0: string
    })[]
    expect(new Set([first!.token0.symbol, first!.token1.symbol])).toEqual(new Set(['WCRO', 'USDC']))
    expect(first!.id).toBe(deployment.vaults.list['vvs-cro-usdc']!.underlying)
    expect(others.length).toBeGreaterThan(10)
  })
})

describe('IPFS gateway', () => {
  const NOT_THERE = contentId('{}')

  it("serves the name's token list by its CID", async () => {
    const resolver = new Interface(['function contenthash(bytes32) view returns (bytes)'])
    const registry = new Interface(['function resolver(bytes32) view returns (address)'])
    const rpc = new Rpc(devnet.rpcUrl)
    const read = async (abi: Interface, to: string, method: string) => {
      const answer = await rpc.send('eth_call', [
        { to, data: abi.encodeFunctionData(method, [namehash('tokens.eth')]) },
        'latest',
      ])
      return String(abi.decodeFunctionResult(method, String(answer))[0])
    }
    const hash = await read(resolver, await read(registry, deployment.nameService.registry, 'resolver'), 'contenthash')
    const response = await fetch(`${devnet.servicesUrl}/ipfs/${decode(hash)}`)
    const text = await response.text()
    expect(ipfsContenthash(text)).toBe(hash)
    expect(JSON.parse(text)).toMatchObject({
      name: 'Hours of the day',
      tokens: [{ symbol: 'NOON', chainId: 31337 }, { symbol: 'DUSK' }, { symbol: 'USDC' }],
    })
  })

  it.each([`/ipfs/${NOT_THERE}`, '/ipfs/', '/ipfs/../health'.replace('..', '%2e%2e%2f')])(
    'returns 404 for %s',
    async (path) => {
      expect((await fetch(`${devnet.servicesUrl}${path}`)).status).toBe(404)
    },
  )
})

describe('token images', () => {
  it("are PNGs for the deployment's tokens", async () => {
    const { address } = deployment.tokens['VVS']!
    const response = await fetch(`${devnet.servicesUrl}/images/${address}.png`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  it.each([`/images/0x${'12'.repeat(20)}.png`, '/images/cro.png', '/images/'])('do not exist at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { decodeData } from '@/chain/abi/codec'
import { erc20Contract } from '@/chain/contracts/erc20'
import { payloadsOf } from '@/chain/tx/prepareTx'
import { getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { allowanceList } from './allowances'
import { type AllowanceQuestion, allowanceQuestions, withCreatedVaults } from './questions'
import { revokeOf } from './revokeOf'

const STRANGER: Address = `0x${'dd'.repeat(20)}`
const TOKEN: Address = `0x${'cc'.repeat(20)}`
const ask = (more: Partial<Parameters<typeof allowanceQuestions>[0]> = {}) =>
  allowanceQuestions({ network: getDeployment(), definitions: vaultTable, added: [], found: [], ...more })
const { contracts, exchange, farms, lottery, zap, nft: nfts, tokens, vaults } = getDeployment()
const find = (questions: readonly AllowanceQuestion[], token: Address | undefined, spender: Address | undefined) =>
  questions.filter(
    (question) => isSameAddress(question.token, token ?? '') && isSameAddress(question.spender, spender ?? ''),
  )

describe('the allowances that are asked for', () => {
  it('are any known token for who takes any, and what each vault takes for the vault', () => {
    const questions = ask()
    const usdc = tokens['USDC']
    expect(find(questions, usdc?.address, exchange?.contracts.router)).toEqual([
      expect.objectContaining({ symbol: 'USDC', decimals: 6, spenderName: { key: 'contracts.router' } }),
    ])
    expect(find(questions, usdc?.address, zap.contracts.zap)).toHaveLength(1)
    const vault = vaults.list['vvs-cro-usdc']
    expect(find(questions, vault?.underlying, vault?.shareToken)).toEqual([
      expect.objectContaining({
        symbol: 'CRO-USDC LP',
        spenderName: { key: 'contracts.vault', values: { asset: 'CRO-USDC LP', protocol: 'VVS' } },
      }),
    ])
    expect(find(questions, vault?.shareToken, zap.contracts.zap)).toEqual([
      expect.objectContaining({ label: { key: 'contracts.vault', values: { asset: 'CRO-USDC LP', protocol: 'VVS' } } }),
    ])
    expect(find(questions, vaults.list['singlefi-usdc']?.shareToken, zap.contracts.zap)).toEqual([
      expect.objectContaining({ decimals: 6 }),
    ])
    const old = vaults.list['singlefi-usdc']?.migrateOldVaults[0]
    expect(find(questions, usdc?.address, old)).toEqual([
      expect.objectContaining({
        spenderName: { key: 'contracts.oldVault', values: { asset: 'USDC', protocol: 'Single' } },
      }),
    ])
    expect(find(questions, usdc?.address, vault?.shareToken)).toEqual([])
    expect(find(questions, nfts.contracts.optionNft, nfts.contracts.optionExercise)).toEqual([
      expect.objectContaining({ kind: 'nft' }),
    ])
  })

  it('are what farms, pools, the automatic vault and the lottery take, but not CRO', () => {
    const questions = ask()
    const { masterChef, cakeVault } = farms.contracts
    expect(find(questions, contracts.product, masterChef)).toEqual([
      expect.objectContaining({ symbol: 'DIAL', spenderName: { key: 'contracts.masterChef' } }),
    ])
    expect(find(questions, contracts.product, cakeVault)).toHaveLength(1)
    expect(find(questions, contracts.product, lottery.contracts.lottery)).toEqual([
      expect.objectContaining({ symbol: 'DIAL', spenderName: { key: 'contracts.lottery' } }),
    ])
    expect(find(questions, farms.list[4]?.lpToken, masterChef)).toHaveLength(1)
    const poolAt = (sousId: number) => farms.pools.find((pool) => pool.sousId === sousId)?.contract
    expect(find(questions, tokens['WBTC']?.address, poolAt(5))).toEqual([
      expect.objectContaining({ spenderName: { key: 'contracts.pool', values: { staked: 'WBTC', reward: 'VVS' } } }),
    ])
    expect(find(questions, tokens['WCRO']?.address, poolAt(7))).toEqual([])
  })

  it('are each asked once, in one multicall or two', () => {
    const vault = vaults.list['vvs-cro-usdc']
    const again = {
      kind: 'token' as const,
      token: vault?.underlying.toLowerCase() as Address,
      spender: vault?.shareToken?.toLowerCase() as Address,
    }
    expect(ask({ found: [again] })).toHaveLength(ask().length)
    expect(ask().length).toBeLessThan(1000)
  })

  it('are those of the logs too, whoever may take what', () => {
    const found = [{ kind: 'token' as const, token: TOKEN, spender: STRANGER }]
    const [question] = find(ask({ found }), TOKEN, STRANGER)
    expect(question).toMatchObject({ symbol: '0xcccc...cccc', decimals: undefined, spenderName: undefined })
    const added = [{ address: TOKEN, symbol: 'MINE', decimals: 2 }]
    expect(find(ask({ added, found }), TOKEN, STRANGER)[0]).toMatchObject({ symbol: 'MINE', decimals: 2 })
  })

  it('know the NFTs of a collection from tokens', () => {
    const nft = { kind: 'nft' as const, token: TOKEN, spender: STRANGER }
    expect(find(ask({ found: [nft, { ...nft, kind: 'token' }] }), TOKEN, STRANGER)).toEqual([
      { ...nft, symbol: '0xcccc...cccc', decimals: 0, spenderName: undefined },
      { ...nft, kind: 'token', symbol: '0xcccc...cccc', decimals: undefined, spenderName: undefined },
    ])
    const options = find(ask(), nfts.contracts.optionNft, nfts.contracts.optionExercise)
    expect(options).toEqual([
      expect.objectContaining({ symbol: 'NFT', spenderName: { key: 'contracts.optionExercise' } }),
    ])
  })

  it('know a vault that the factory made later', () => {
    const id = 'vvs-cro-corgiai'
    expect(vaults.list[id]?.shareToken).toBe(ZERO_ADDRESS)
    const network = withCreatedVaults(getDeployment(), new Map([[id, STRANGER]]))
    expect(find(ask({ network }), vaults.list[id]?.underlying, STRANGER)[0]?.spenderName).toMatchObject({
      key: 'contracts.vault',
    })
    expect(withCreatedVaults(getDeployment(), new Map([[id, ZERO_ADDRESS]]))).toEqual(getDeployment())
  })
})

describe('the list of allowances', () => {
  const question = (symbol: string): AllowanceQuestion => ({
    kind: 'token',
    token: TOKEN,
    symbol,
    decimals: 6,
    spender: STRANGER,
    spenderName: undefined,
  })

  it('has strangers first, then those without an end, and counts what is not known', () => {
    const questions = ['A', 'B', 'C', 'D', 'E', 'F'].map((symbol) => ({
      ...question(symbol),
      spenderName: { key: 'contracts.zap' },
    }))
    const known = [
      ready(5n),
      ready(0n),
      ready(2n ** 256n - 9n),
      LOADING,
      { status: 'failed', retry: () => undefined },
      ready(true),
    ] as const
    const list = allowanceList([...questions, question('Z')], [...known, ready(1n)])
    expect(list.live.map(({ question: { symbol }, amount }) => [symbol, amount])).toEqual([
      ['Z', 1n],
      ['C', 'unlimited'],
      ['F', 'unlimited'],
      ['A', 5n],
    ])
    expect(list).toMatchObject({ loadingCount: 1, failedCount: 1 })
  })

  it('is shortened by an approval of nothing', () => {
    const [payload] = payloadsOf(revokeOf(question('A')))
    expect(payload.to).toBe(TOKEN)
    expect(decodeData(erc20Contract.functions.approve.inputs, `0x${payload.data.slice(10)}`)).toEqual([STRANGER, 0n])
    expect(revokeOf({ ...question('NFT'), kind: 'nft' }).args).toEqual([STRANGER, false])
  })
})

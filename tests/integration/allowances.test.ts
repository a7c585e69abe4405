import { describe, expect, inject, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { erc20Contract } from '@/chain/contracts/erc20'
import { erc721Contract } from '@/chain/contracts/erc721'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment, namedAddresses } from '@/config/deployment'
import { readApprovals } from '@/features/allowances/reads'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'

const [account = ZERO_ADDRESS] = inject('accounts').filter(isAddress)
const STRANGER: Address = `0x${'dd'.repeat(20)}`
const {
  tokens,
  startBlock,
  contracts: { multicall },
} = getDeployment()
const contracts = namedAddresses(getDeployment())

describe('approvals of an account', () => {
  const chain = useChain()

  it('are found in the logs, for any token, collection and contract', async () => {
    const token = tokens['USDC']?.address ?? ZERO_ADDRESS
    const collection = contracts.optionNft ?? ZERO_ADDRESS
    const before = await readApprovals(readClient, { multicall, account, startBlock })
    expect(before.found).not.toContainEqual(expect.objectContaining({ spender: STRANGER }))
    const approveToken = encodeCall(erc20Contract.functions.approve, [STRANGER, 5n])
    await chain.send({ from: account, to: token, data: approveToken })
    const approveNfts = encodeCall(erc721Contract.functions.setApprovalForAll, [STRANGER, true])
    await chain.send({ from: account, to: collection, data: approveNfts })
    const { found, fromBlock } = await readApprovals(readClient, { multicall, account, startBlock })
    expect(fromBlock).toBe(startBlock)
    const pairs = found.map((pair) => ({ ...pair, token: pair.token.toLowerCase() }))
    expect(pairs).toContainEqual({ kind: 'token', token: token.toLowerCase(), spender: STRANGER })
    expect(pairs).toContainEqual({ kind: 'nft', token: collection.toLowerCase(), spender: STRANGER })
  })
})

import { combineReadings } from '@/chain/calls/reading'
import { readReading } from '@/chain/calls/readReading'
import { swapPoolContract } from '@/chain/contracts/swapPool'
import type { Requote, TxAmount, TxQuote, TxRequest } from '@/chain/tx/txRequest'
import type { Claims } from '@/domain/claims/claims'
import { amountsFor, type PoolToken, type SwapPool, sharesFor, swapOut } from '@/domain/claims/swapPool'
import { sharesReading, swapPoolReading } from '@/domain/claims/swapPoolReads'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import { type Address, isSameAddress } from '@/lib/hex'

const GAS = { margin: 1.2 } as const

/** The multicall that requotes read with. */
type Reader = Pick<Claims, 'multicall'>

/** Shares have the decimals of the base token, and no token of their own: the pool keeps them. */
export function shareAmount({ contract, tokens: [base] }: SwapPool, shares: bigint): TxAmount {
  return { token: contract, symbol: 'LP', decimals: base.decimals, amountWei: shares }
}

const touched = ({ contract, tokens }: SwapPool): readonly Address[] => [
  contract,
  ...tokens.map(({ address }) => address),
]

const refused = (key: string): TxQuote => ({
  status: 'refused',
  title: { key },
  text: { key: 'swapPool.tx.refused.body' },
})

/** The pool at the latest block, with the account's shares. */
function poolNow(pool: SwapPool, from: Address) {
  const [base, ...others] = pool.tokens
  const tokens = [base.address, ...others.map(({ address }) => address)] as const
  return combineReadings(
    [swapPoolReading(pool.contract, tokens), sharesReading(pool.contract, from)],
    (current, shares) => ({ current, shares }),
  )
}

function requoteAt(claims: Reader, pool: SwapPool, quote: (current: SwapPool, shares: bigint) => TxQuote): Requote {
  return async (client, from) => {
    const { current, shares } = await readReading(client, claims.multicall, poolNow(pool, from))
    return quote(current, shares)
  }
}

/** The token of a pool at the latest block. @throws if the pool no longer has it */
function tokenIn({ tokens }: SwapPool, { address }: PoolToken): PoolToken {
  const found = tokens.find((token) => isSameAddress(token.address, address))
  if (found === undefined) throw new Error('Not a token of the pool')
  return found
}

/** Swaps a token for the base token. Rate and fee never change, and the pool pays in full or reverts. */
export function swapTx(claims: Reader, pool: SwapPool, token: PoolToken, amountWei: bigint): TxRequest {
  const [base] = pool.tokens
  const outWei = swapOut(token, amountWei, pool.feeBps)
  const values = {
    amount: toAmountText(amountWei, token.decimals),
    asset: token.symbol,
    out: toAmountText(outWei, base.decimals),
    base: base.symbol,
  }
  return {
    ...swapPoolContract(pool.contract).swap(token.address, amountWei),
    gas: GAS,
    summary: { key: 'swapPool.tx.swap', values },
    success: { key: 'swapPool.tx.swap.success', values },
    failure: { key: 'swapPool.tx.swap.failure' },
    touches: touched(pool),
    preview: {
      sends: [currencyAmount(token, amountWei)],
      receives: [{ ...currencyAmount(base, outWei), isGuaranteed: true, isFixed: true }],
    },
    requote: requoteAt(claims, pool, (current) => {
      const now = tokenIn(current, token)
      return swapOut(now, amountWei, current.feeBps) > current.tokens[0].reserveWei
        ? refused('swapPool.tx.short')
        : { status: 'offered', offer: { request: swapTx(claims, current, now, amountWei) } }
    }),
  }
}

/** Adds a token to the pool for shares. How many depends on what the pool is worth in the block of the transaction. */
export function addTx(claims: Reader, pool: SwapPool, token: PoolToken, amountWei: bigint): TxRequest {
  const shares = sharesFor(pool, token, amountWei)
  const values = { amount: toAmountText(amountWei, token.decimals), asset: token.symbol }
  return {
    ...swapPoolContract(pool.contract).addLiquidity(token.address, amountWei),
    gas: GAS,
    summary: { key: 'swapPool.tx.add', values },
    success: { key: 'swapPool.tx.add.success', values },
    failure: { key: 'swapPool.tx.add.failure' },
    touches: touched(pool),
    preview: {
      sends: [currencyAmount(token, amountWei)],
      receives: [{ ...shareAmount(pool, shares), isGuaranteed: false }],
      warning: { key: 'swapPool.tx.add.warning' },
    },
    requote: requoteAt(claims, pool, (current) => ({
      status: 'offered',
      offer: { request: addTx(claims, current, tokenIn(current, token), amountWei) },
    })),
  }
}

/** Pays shares out as a part of every reserve. Swaps and additions of others change which tokens that is. */
export function removeTx(claims: Reader, pool: SwapPool, shares: bigint): TxRequest {
  const amounts = amountsFor(pool, shares)
  const [base] = pool.tokens
  const values = { amount: toAmountText(shares, base.decimals) }
  return {
    ...swapPoolContract(pool.contract).removeLiquidity(shares),
    gas: GAS,
    summary: { key: 'swapPool.tx.remove', values },
    success: { key: 'swapPool.tx.remove.success', values },
    failure: { key: 'swapPool.tx.remove.failure' },
    touches: touched(pool),
    preview: {
      sends: [shareAmount(pool, shares)],
      receives: pool.tokens.flatMap((token, index) => {
        const amountWei = amounts[index] ?? 0n
        return amountWei === 0n ? [] : [{ ...currencyAmount(token, amountWei), isGuaranteed: false }]
      }),
    },
    requote: requoteAt(claims, pool, (current, owned) =>
      owned < shares
        ? refused('swapPool.tx.fewer')
        : { status: 'offered', offer: { request: removeTx(claims, current, shares) } },
    ),
  }
}

import { isBurnAddress } from '@/domain/token/model/tokenPowers'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'

/** An account with LP tokens of a pool in its wallet. */
export interface LpHolder {
  readonly account: Address
  /** Whole LP tokens. */
  readonly liquidity: Decimal
}

/** Who holds the LP tokens of a pool. */
export interface LpHolders {
  /** Whole LP tokens. */
  readonly totalSupply: Decimal
  /** Those with most first. */
  readonly holders: readonly LpHolder[]
  /** Whether there are more than are listed. */
  readonly isPartial: boolean
}

/** `contract` holds for many others; `burned` is held by no one, for good. */
export type HolderRole = 'account' | 'contract' | 'burned'

export interface HolderShare extends LpHolder {
  readonly role: HolderRole
  /** Of the supply, 1 = 100 %. */
  readonly share: Decimal
}

/** How the liquidity of a pool is spread; shares of the supply, 1 = 100 %. */
export interface Concentration {
  /** Those with most first. */
  readonly holders: readonly HolderShare[]
  readonly isPartial: boolean
  /** Of the account with most, and of the ten with most; known contracts and burned tokens are none of them. */
  readonly largest: Decimal
  readonly topTen: Decimal
  /** In known contracts, such as farms. */
  readonly inContracts: Decimal
  /** Of the dead address; with the zero address, which is in no list, where all others are known. */
  readonly burned: Decimal
}

const TOP = 10
const ZERO = new Decimal(0)
const sumOf = (shares: readonly Decimal[]) => shares.reduce((sum, share) => sum.plus(share), ZERO)

/**
 * How concentrated a pool's liquidity is; undefined for a pool without LP tokens.
 * @param isKnownContract whether an address is a contract that holds LP tokens for many accounts
 */
export function concentrationOf(
  { totalSupply, holders, isPartial }: LpHolders,
  isKnownContract: (address: Address) => boolean,
): Concentration | undefined {
  if (!totalSupply.gt(0)) return undefined
  const roleOf = (account: Address): HolderRole => {
    if (isBurnAddress(account)) return 'burned'
    return isKnownContract(account) ? 'contract' : 'account'
  }
  const shares = holders
    .map(({ account, liquidity }): HolderShare => {
      const share = liquidity.div(totalSupply)
      return { account, liquidity, role: roleOf(account), share }
    })
    .sort((a, b) => b.share.comparedTo(a.share) ?? 0)
  const sharesOf = (role: HolderRole) => shares.filter((holder) => holder.role === role).map(({ share }) => share)
  const accounts = sharesOf('account')
  const unlisted = totalSupply.minus(sumOf(holders.map(({ liquidity }) => liquidity))).div(totalSupply)
  return {
    holders: shares,
    isPartial,
    largest: accounts[0] ?? ZERO,
    topTen: sumOf(accounts.slice(0, TOP)),
    inContracts: sumOf(sharesOf('contract')),
    burned: sumOf([...sharesOf('burned'), ...(isPartial || unlisted.isNegative() ? [] : [unlisted])]),
  }
}

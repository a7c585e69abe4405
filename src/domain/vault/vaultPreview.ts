import type { TxPreview } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import type { DepositShares } from './depositShares'
import type { Forfeit } from './model/forfeit'
import type { Vault } from './vault'

type Named = Pick<Vault, 'isNative' | 'deployed' | 'underlyingFriendlyName' | 'listedShareToken'>

function underlyingAmount({ isNative, deployed, underlyingFriendlyName }: Named, amountWei: bigint) {
  return {
    token: isNative ? 'native' : deployed.underlying,
    symbol: underlyingFriendlyName,
    decimals: deployed.underlyingDecimals,
    amountWei,
  } as const
}

/** Where the deployment does not list the vault, the factory vouches for it. */
function origin({ listedShareToken, deployed }: Named): Pick<TxPreview, 'vaultOf'> {
  return listedShareToken === undefined ? { vaultOf: deployed.underlying } : {}
}

/** A call of the vault that moves nothing of the account's, such as an approval for it. */
export function vaultCallPreview(vault: Named): TxPreview {
  return { leaves: [], arrives: [], ...origin(vault) }
}

/**
 * @param amountWei underlying base units
 * @param shares what it brings; undefined while that is not known
 */
export function depositPreview(
  vault: Named,
  shareToken: Address,
  amountWei: bigint,
  shares: DepositShares | undefined,
): TxPreview {
  const arrives = shares && {
    token: shareToken,
    symbol: shares.symbol,
    decimals: vault.deployed.underlyingDecimals,
    amountWei: shares.wei,
    isGuaranteed: false,
  }
  return { leaves: [underlyingAmount(vault, amountWei)], arrives: arrives ? [arrives] : [], ...origin(vault) }
}

/**
 * @param isGuaranteed whether the vault pays just that or nothing, as for a named amount
 * @param forfeit the pending rewards that stay behind
 */
export function withdrawPreview(vault: Named, amountWei: bigint, isGuaranteed: boolean, forfeit?: Forfeit): TxPreview {
  return {
    leaves: [],
    arrives: [{ ...underlyingAmount(vault, amountWei), isGuaranteed }],
    ...(forfeit && { forfeits: [forfeitedAmount(vault, forfeit)] }),
    ...origin(vault),
  }
}

/** Without an amount where it is not known: nothing would look like nothing forfeited. */
function forfeitedAmount(vault: Named, { wei, usd }: Forfeit): NonNullable<TxPreview['forfeits']>[number] {
  const { amountWei, ...token } = underlyingAmount(vault, wei ?? 0n)
  return { ...token, ...(wei !== undefined && { amountWei }), ...(usd && { usd }) }
}

import type { TxPreview, TxValuedAmount } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import type { DepositShares } from './depositShares'
import type { Forfeit } from './model/forfeit'
import type { Harvest } from './useHarvest'
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

/** A vault that the deployment does not list is verified with the factory. */
function origin({ listedShareToken, deployed }: Named): Pick<TxPreview, 'vaultOf'> {
  return listedShareToken === undefined ? { vaultOf: deployed.underlying } : {}
}

/** The preview of a call that moves no funds, such as an approval. */
export function vaultCallPreview(vault: Named): TxPreview {
  return { sends: [], receives: [], ...origin(vault) }
}

/** @param harvest undefined while unknown */
export function compoundPreview(vault: Named, harvest: Harvest | undefined): TxPreview {
  return {
    ...vaultCallPreview(vault),
    ...(harvest && {
      harvest: { harvested: valuedAmount(vault, harvest.harvested), reward: valuedAmount(vault, harvest.reward) },
    }),
  }
}

/** @param amountWei underlying base units @param shares expected shares and fee; undefined while unknown */
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
  return {
    sends: [underlyingAmount(vault, amountWei)],
    receives: arrives ? [arrives] : [],
    ...(shares !== undefined && shares.feeWei > 0n && { depositFee: underlyingAmount(vault, shares.feeWei) }),
    ...origin(vault),
  }
}

/** @param isGuaranteed whether the vault pays exactly this or reverts @param forfeit pending rewards left behind */
export function withdrawPreview(vault: Named, amountWei: bigint, isGuaranteed: boolean, forfeit?: Forfeit): TxPreview {
  return {
    sends: [],
    receives: [{ ...underlyingAmount(vault, amountWei), isGuaranteed }],
    ...(forfeit && { forfeits: [valuedAmount(vault, forfeit)] }),
    ...origin(vault),
  }
}

/** Without an amount if it is unknown, since 0 would be a claim. */
function valuedAmount(vault: Named, { wei, usd }: Forfeit): TxValuedAmount {
  const { amountWei, ...token } = underlyingAmount(vault, wei ?? 0n)
  return { ...token, ...(wei !== undefined && { amountWei }), ...(usd && { usd }) }
}

import type { TxRequest } from '@/chain/tx/txRequest'
import { claimRevenueTx, type NamedNft, removeTx, type TradeContracts } from '@/domain/nft-market/marketTx'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'

interface ActProps {
  readonly request: TxRequest
  readonly textKey: 'nftTrade.remove' | 'nftTrade.revenue.claim'
  readonly variant: 'primary' | 'secondary'
}

function Act({ request, textKey, variant }: ActProps) {
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const form = isPending
    ? ({ status: 'empty', text: { key: 'nftTrade.pending' } } as const)
    : deriveActionForm(status, request, { key: textKey })
  return <TxButton form={form} onSubmit={submit} variant={variant} />
}

/** Takes an NFT off the market. */
export function RemoveButton({ contracts, nft }: { readonly contracts: TradeContracts; readonly nft: NamedNft }) {
  return <Act request={removeTx(contracts, nft)} textKey="nftTrade.remove" variant="secondary" />
}

/** Claims what a creator's collections earned. @param wei all of it */
export function ClaimButton({ contracts, wei }: { readonly contracts: TradeContracts; readonly wei: bigint }) {
  return <Act request={claimRevenueTx(contracts, wei)} textKey="nftTrade.revenue.claim" variant="primary" />
}

import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { transferNftTx } from '@/domain/nft-market/marketTx'
import { nftKeyOf } from '@/domain/nft-market/nftItem'
import type { OwnedNft } from '@/domain/nft-market/useOwnedNfts'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { Dialog } from '@/ui/Dialog'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { NftRecipientField, useNftRecipient } from '@/widgets/nft-transfer/NftRecipientField'
import { deriveTransferForm } from '@/widgets/nft-transfer/transferForm'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { OutcomeLine } from '../components/OutcomeLine'
import { useBulkSubmit } from '../hooks/useBulkSubmit'
import { bulkTransferTx } from '../model/bulkTx'
import { nameOwned } from './NftPlaces'

export interface BulkTransferDialogProps {
  readonly multicall: Address
  readonly nfts: readonly OwnedNft[]
  readonly onClose: () => void
}

/** Sends several NFTs to one account: in one confirmation where the wallet can, else one after another. */
export function BulkTransferDialog({ multicall, nfts, onClose }: BulkTransferDialogProps) {
  const { t } = useTranslation()
  const { status: walletStatus, account = ZERO_ADDRESS } = useWallet()
  const submitTx = useSubmitTx()
  const canBatch = useCanBatch(true)
  const bulk = useBulkSubmit()
  const view = useNftRecipient(nfts.map(({ collection }) => collection))
  const open = nfts.filter((nft) => !['pending', 'succeeded'].includes(bulk.outcomes.get(nftKeyOf(nft)) ?? ''))
  const form = deriveTransferForm({ walletStatus, recipient: view.recipient, requestOf: (to) => ({ to }) })
  const send = async (asked: { readonly to: Address } | AnyTxRequest) => {
    if (!('to' in asked)) return
    const transfers = open.map((nft) => ({ nft: nameOwned(nft), multicall, from: account, to: asked.to }))
    const batch = canBatch ? bulkTransferTx(transfers) : undefined
    const isDone =
      batch === undefined
        ? await bulk.run(
            transfers.map((transfer) => ({ key: nftKeyOf(transfer.nft), request: transferNftTx(transfer) })),
          )
        : (await submitTx(batch)).status === 'sent'
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={t('nftTrade.bulk.transfer', { count: nfts.length })}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      <Stack gap={16}>
        <Stack as="ul" gap={8}>
          {nfts.map((nft) => (
            <Row key={nftKeyOf(nft)} as="li" justify="space-between">
              <bdi>{nameOwned(nft).name}</bdi>
              <OutcomeLine outcome={bulk.outcomes.get(nftKeyOf(nft))} />
            </Row>
          ))}
        </Stack>
        <NftRecipientField view={view} />
        <Text size="sm" tone="muted">
          {t(canBatch ? 'nftTrade.bulk.once' : 'nftTrade.bulk.each', { count: open.length })}
        </Text>
        <TxButton form={form} onSubmit={send} />
      </Stack>
    </Dialog>
  )
}

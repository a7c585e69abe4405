import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { NamedNft } from '@/domain/nft-market/marketTx'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '../tx/TxButton'
import { useSubmitTx } from '../tx/useSubmitTx'
import { NftLine } from './NftLine'
import { NftRecipientField, useNftRecipient } from './NftRecipientField'
import { deriveTransferForm, transferRequest } from './transferForm'

export interface TransferDialogProps {
  readonly multicall: Address
  readonly nft: NamedNft
  /** Collections of the market, to which nothing is sent. */
  readonly collections: readonly Address[]
  readonly onClose: () => void
}

/** Sends an NFT to another account. */
export function TransferDialog({ multicall, nft, collections, onClose }: TransferDialogProps) {
  const { t } = useTranslation()
  const { status: walletStatus, account = ZERO_ADDRESS } = useWallet()
  const submitTx = useSubmitTx()
  const view = useNftRecipient([nft.collection, ...collections])
  const form = deriveTransferForm({
    walletStatus,
    recipient: view.recipient,
    requestOf: transferRequest({ nft, multicall, from: account }),
  })
  const submit = async (request: AnyTxRequest) => {
    const { status } = await submitTx(request)
    if (status === 'sent') onClose()
  }
  return (
    <Dialog title={t('nftTrade.transfer')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <NftLine nft={nft} />
        <NftRecipientField view={view} />
        <Text size="sm" tone="muted">
          {t('nftTrade.transfer.body')}
        </Text>
        <TxButton form={form} onSubmit={submit} />
      </Stack>
    </Dialog>
  )
}

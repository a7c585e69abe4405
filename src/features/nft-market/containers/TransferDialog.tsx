import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { NamedNft, TradeContracts } from '@/domain/nft-market/marketTx'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, ZERO_ADDRESS } from '@/lib/hex'
import { Dialog } from '@/ui/Dialog'
import { FormEnd } from '@/ui/FormEnd'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { NftLine } from '../components/NftLine'
import { RecipientField, useRecipient } from '../components/RecipientField'
import { deriveTransferForm, transferRequest } from '../model/tradeForms'

export interface TransferDialogProps {
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  /** Collections of the market, to which nothing is sent. */
  readonly collections: readonly Address[]
  readonly onClose: () => void
}

/** Sends an NFT to another account. */
export function TransferDialog({ contracts, nft, collections, onClose }: TransferDialogProps) {
  const { t } = useTranslation()
  const { status: walletStatus, account = ZERO_ADDRESS } = useWallet()
  const submitTx = useSubmitTx()
  const view = useRecipient([nft.collection, ...collections])
  const form = deriveTransferForm({
    walletStatus,
    recipient: view.recipient,
    requestOf: transferRequest({ nft, multicall: contracts.multicall, from: account }),
  })
  const submit = async (request: AnyTxRequest) => {
    const { status } = await submitTx(request)
    if (status === 'sent') onClose()
  }
  return (
    <Dialog title={t('nftTrade.transfer')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <NftLine nft={nft} />
        <RecipientField view={view} />
        <Text size="sm" tone="muted">
          {t('nftTrade.transfer.body')}
        </Text>
        <FormEnd act={<TxButton form={form} onSubmit={submit} />} />
      </Stack>
    </Dialog>
  )
}

import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { loyaltyBalanceReading, loyaltyIdReading } from '@/domain/nft/reads'
import { LOYALTY_PRICE_WEI } from '@/domain/nft/terms'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Notice } from '@/ui/Notice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { Block } from '../components/Block'
import { OptionItems } from '../components/NftPage.styles'
import { deriveLoyaltyForm } from '../model/nftForms'
import { mintLoyaltyTx } from '../model/nftTx'

/** The loyalty NFT of 2023. */
export function LoyaltySection() {
  const { t } = useTranslation()
  const { loyaltyNft } = getDeployment().nft.contracts
  return (
    <Block
      testId="nft-loyalty"
      title={t('nft.loyalty')}
      body={t('nft.loyalty.body')}
      endedText={t('nft.loyalty.ended')}
      window={getDeployment().windows.loyaltyNftSale ?? {}}
      missing={missingContracts(getDeployment(), ['loyaltyNft'])}
    >
      {loyaltyNft !== undefined && <LoyaltyMint contract={loyaltyNft} />}
    </Block>
  )
}

function LoyaltyMint({ contract }: { readonly contract: Address }) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const { submit, isPending } = usePendingSubmit()
  const balance = useNativeBalance(account)
  const held = useReading(
    useMemo(() => (account === undefined ? undefined : loyaltyBalanceReading(contract, account)), [contract, account]),
  )
  const request = mintLoyaltyTx(contract, getDeployment().nft.contracts.loyaltyClaim)
  return (
    <>
      <Facts>
        <Fact name={t('nft.loyalty.price')}>
          <Figure unit={getDeployment().nativeCurrency.symbol}>{formatAmount(LOYALTY_PRICE_WEI, 18)}</Figure>
        </Fact>
      </Facts>
      {account !== undefined && (valueOf(held) ?? 0n) > 0n && <HeldLoyalty contract={contract} account={account} />}
      {held.status === 'failed' && (
        <Notice tone="bad" title={t('nft.read.failed')} action={<RetryButton onRetry={held.retry} />} />
      )}
      <TxButton
        form={
          isPending
            ? { status: 'empty', text: { key: 'nft.pending' } }
            : deriveLoyaltyForm({ walletStatus, held, balance, request })
        }
        onSubmit={submit}
        variant="secondary"
      />
    </>
  )
}

/** The one that the account holds. */
function HeldLoyalty({ contract, account }: { readonly contract: Address; readonly account: Address }) {
  const { t } = useTranslation()
  const id = valueOf(useReading(useMemo(() => loyaltyIdReading(contract, account), [contract, account])))
  if (id === undefined) return null
  return (
    <OptionItems>
      <li>
        <NftMedia contract={contract} tokenId={id} label={t('nft.loyalty.item', { id: id.toString() })} />
      </li>
    </OptionItems>
  )
}

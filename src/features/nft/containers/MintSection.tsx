import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { mintedOptionsReading } from '@/domain/nft/reads'
import { OPTION_MAX_SUPPLY, OPTION_PRICE_WEI } from '@/domain/nft/terms'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { emptyAmount } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Progress } from '@/ui/Progress'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { Block } from '../components/Block'
import { deriveMintForm, effectiveQuantity } from '../model/nftForms'

/** The sale of the option NFT. */
export function MintSection() {
  const { t } = useTranslation()
  const { optionNft } = getDeployment().nft.contracts
  return (
    <Block
      testId="nft-mint"
      title={t('nft.mint')}
      body={t('nft.mint.body')}
      missing={missingContracts(getDeployment(), ['optionNft'])}
    >
      {optionNft !== undefined && <Sale contract={optionNft} />}
    </Block>
  )
}

function Sale({ contract }: { readonly contract: Address }) {
  const { t } = useTranslation()
  const reading = useMemo(() => mintedOptionsReading(contract), [contract])
  const minted = useReading(reading)
  if (minted.status === 'failed') {
    return <Notice tone="bad" title={t('nft.read.failed')} action={<RetryButton onRetry={minted.retry} />} />
  }
  const count = valueOf(minted)
  const countText =
    count === undefined ? undefined : t('nft.mint.minted', { minted: count.toString(), max: OPTION_MAX_SUPPLY })
  const isSoldOut = count !== undefined && count >= BigInt(OPTION_MAX_SUPPLY)
  return (
    <>
      <Stack gap={8}>
        {countText === undefined ? <Skeleton width="12ch" height="1em" /> : <Text size="sm">{countText}</Text>}
        {count !== undefined && countText !== undefined && (
          <Progress value={Number(count) / OPTION_MAX_SUPPLY} label={countText} />
        )}
      </Stack>
      {isSoldOut ? <Text isStrong>{t('nft.mint.ended')}</Text> : <MintForm contract={contract} minted={minted} />}
    </>
  )
}

const INITIAL = emptyAmount('amount', '1')

function MintForm({
  contract,
  minted,
}: {
  readonly contract: Address
  readonly minted: ReturnType<typeof useReading<bigint>>
}) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(INITIAL, { isWhole: true })
  const typed = field.text
  const balance = useNativeBalance(account)
  const count = valueOf(minted)
  const quantity = count === undefined ? 0 : effectiveQuantity(typed, count)
  const isCapped = count !== undefined && BigInt(typed === '' ? 0 : typed) > BigInt(quantity)
  const cro = (wei: bigint) => (
    <Figure unit={getDeployment().nativeCurrency.symbol}>{formatAmount(wei, 18, { locale })}</Figure>
  )
  return (
    <>
      <TextInput
        label={t('nft.mint.quantity')}
        inputMode="numeric"
        value={typed}
        onChange={field.type}
        error={field.isRefused ? t('nft.mint.whole') : undefined}
        hint={isCapped ? t('nft.mint.capped', { count: quantity, left: quantity }) : undefined}
      />
      <Facts>
        <Fact name={t('nft.mint.price')}>{cro(OPTION_PRICE_WEI)}</Fact>
        <Fact name={t('nft.mint.cost')}>{cro(OPTION_PRICE_WEI * BigInt(quantity))}</Fact>
      </Facts>
      <TxButton
        form={
          field.isPending
            ? { status: 'empty', text: { key: 'nft.pending' } }
            : deriveMintForm({ walletStatus, contract, typed, minted, balance })
        }
        onSubmit={field.submit}
        variant="secondary"
      />
    </>
  )
}

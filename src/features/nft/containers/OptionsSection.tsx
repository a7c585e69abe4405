import { useMemo, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { optionBalanceReading, optionIdsReading } from '@/domain/nft/reads'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { approvalForm } from '@/forms/approval'
import { deriveActionForm } from '@/forms/walletForm'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { combineLoadables, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { NftMedia } from '@/widgets/nft-media/NftMedia'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { OptionItems } from '../components/NftPage.styles'
import { useCollectionApproval } from '../hooks/useCollectionApproval'
import { approveOptionsTx, cannotPayExercise, exerciseTx } from '../model/nftTx'

const PAGE_SIZE = 20

interface OptionsProps {
  readonly optionNft: Address
  readonly exercise: Address
  readonly account: Address
}

/** The account's options: first the approval, then each to exercise. */
export function OptionsSection({ optionNft, exercise, account }: OptionsProps) {
  const { t } = useTranslation()
  const submit = useSubmitTx()
  const [limit, setLimit] = useState(PAGE_SIZE)
  const balance = useReading(useMemo(() => optionBalanceReading(optionNft, account), [optionNft, account]))
  const request = useMemo(() => approveOptionsTx(optionNft, exercise), [optionNft, exercise])
  const approval = useCollectionApproval(optionNft, exercise, request)
  const held = Number(valueOf(balance) ?? 0n)
  const count = Math.min(held, limit)
  const ids = useReading(useMemo(() => optionIdsReading(optionNft, account, count), [optionNft, account, count]))
  const all = combineLoadables([balance, ids])
  if (all.status === 'loading') return <Skeleton width="100%" height="3rem" />
  if (all.status === 'failed') {
    return <Notice tone="bad" title={t('nft.read.failed')} action={<RetryButton onRetry={all.retry} />} />
  }
  const [, tokenIds] = all.value
  if (tokenIds.length === 0) return <Text tone="muted">{t('nft.use.none')}</Text>
  const approving = approvalForm(approval, { key: 'nft.read.checking' })
  return (
    <Stack gap={12}>
      {approving !== undefined && (
        <Stack gap={8}>
          <Text size="sm">{t('nft.use.approve')}</Text>
          <TxButton form={approving} onSubmit={submit} variant="secondary" />
        </Stack>
      )}
      <OptionItems>
        {tokenIds.map((id) => (
          <li key={id.toString()}>
            <Option
              optionNft={optionNft}
              exercise={exercise}
              account={account}
              tokenId={id}
              isApproved={approving === undefined}
            />
          </li>
        ))}
      </OptionItems>
      {held > limit && <Button onClick={() => setLimit(limit + PAGE_SIZE)}>{t('nft.use.more')}</Button>}
    </Stack>
  )
}

interface OptionProps extends OptionsProps {
  readonly tokenId: bigint
  readonly isApproved: boolean
}

function Option({ optionNft, exercise, account, tokenId, isApproved }: OptionProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const balanceWei = valueOf(useNativeBalance(account))
  const text = { key: 'nft.use.exercise', values: { id: tokenId.toString() } }
  const request = exerciseTx({ exercise, optionNft, product: getDeployment().contracts.product, tokenId, balanceWei })
  if (isPending)
    return <TxButton form={{ status: 'empty', text: { key: 'nft.pending' } }} onSubmit={submit} variant="secondary" />
  return (
    <Stack gap={8}>
      <NftMedia contract={optionNft} tokenId={tokenId} label={t('nft.option', { id: tokenId.toString() })} />
      <TxButton
        form={isApproved ? deriveActionForm(status, request, text) : { status: 'empty', text }}
        onSubmit={submit}
        variant="secondary"
      />
      {isApproved && cannotPayExercise(balanceWei) && (
        <Text size="sm" tone="warning">
          {t('nft.use.need')}
        </Text>
      )}
    </Stack>
  )
}

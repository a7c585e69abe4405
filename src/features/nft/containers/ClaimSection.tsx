import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { claimTx } from '@/domain/nft/claimTx'
import { claimStateReading } from '@/domain/nft/reads'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Notice } from '@/ui/Notice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { Block } from '../components/Block'
import { deriveClaimForm } from '../model/nftForms'

/** The 2025 loyalty reward. */
export function ClaimSection() {
  const { t } = useTranslation()
  const { loyaltyClaim } = getDeployment().nft.contracts
  return (
    <Block
      testId="nft-claim"
      title={t('nft.claim')}
      body={t('nft.claim.body')}
      endedText={t('nft.claim.ended')}
      window={getDeployment().windows.loyaltyClaim ?? {}}
      missing={missingContracts(getDeployment(), ['loyaltyClaim'])}
    >
      {loyaltyClaim !== undefined && <Claim contract={loyaltyClaim} />}
    </Block>
  )
}

function Claim({ contract }: { readonly contract: Address }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const account = useAccount()
  const { submit, isPending } = usePendingSubmit()
  const claim = useReading(
    useMemo(() => (account === undefined ? undefined : claimStateReading(contract, account)), [contract, account]),
  )
  return (
    <>
      {claim.status === 'failed' && (
        <Notice tone="bad" title={t('nft.read.failed')} action={<RetryButton onRetry={claim.retry} />} />
      )}
      <TxButton
        form={
          isPending
            ? { status: 'empty', text: { key: 'nft.pending' } }
            : deriveClaimForm(status, claim, claimTx(contract, getDeployment().contracts.wcro))
        }
        onSubmit={submit}
      />
    </>
  )
}

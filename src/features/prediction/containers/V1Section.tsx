import { useState } from 'react'
import { collectV1Tx } from '@/domain/prediction/collectTx'
import type { V1Claim } from '@/domain/prediction/v1Claims'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { EndButton } from '../components/EndButton'
import { useV1Claims } from '../hooks/useV1Claims'
import { croText } from '../model/croText'

/** Rewards and refunds that were left in the market's first version. */
export function V1Section({ predictionV1, account }: { readonly predictionV1: Address; readonly account: Address }) {
  const { t, locale } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  const claims = useV1Claims(isAsked ? predictionV1 : undefined, account)
  return (
    <Card as="section" data-testid="prediction-v1" aria-label={t('prediction.v1')}>
      <Stack gap={12} align="start">
        <Heading level={2} size="lg">
          {t('prediction.v1')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('prediction.v1.body')}
        </Text>
        {!isAsked && <Button onClick={() => setIsAsked(true)}>{t('prediction.v1.check')}</Button>}
      </Stack>
      {isAsked && (
        <DataTable
          caption={t('prediction.v1')}
          rows={claims}
          rowKey={({ epoch }) => String(epoch)}
          empty={<EmptyState title={t('prediction.v1.none')} />}
          failed={{ title: t('prediction.v1.failed') }}
          columns={[
            {
              id: 'round',
              header: t('prediction.column.round'),
              cell: ({ epoch }) => t('prediction.round', { epoch }),
            },
            { id: 'kind', header: t('prediction.column.result'), cell: ({ kind }) => t(`prediction.v1.${kind}`) },
            {
              id: 'amount',
              header: t('prediction.v1.amount'),
              align: 'end',
              cell: ({ amountWei }) => croText(amountWei, locale),
            },
            {
              id: 'collect',
              header: t('prediction.collect'),
              align: 'end',
              isAct: true,
              cell: (claim) => <ClaimCell predictionV1={predictionV1} claim={claim} />,
            },
          ]}
        />
      )}
    </Card>
  )
}

function ClaimCell({ predictionV1, claim }: { readonly predictionV1: Address; readonly claim: V1Claim }) {
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  return (
    <EndButton>
      <TxButton
        variant="secondary"
        form={
          isPending
            ? { status: 'empty', text: { key: 'prediction.collect.pending' } }
            : deriveActionForm(status, collectV1Tx(predictionV1, claim.epoch, claim.amountWei), {
                key: 'prediction.collect.one',
                values: { epoch: String(claim.epoch) },
              })
        }
        onSubmit={submit}
      />
    </EndButton>
  )
}

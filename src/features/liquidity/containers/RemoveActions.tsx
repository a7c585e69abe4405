import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { failureDescription } from '@/widgets/tx/failureDescription'
import type { PermitResult } from '@/widgets/tx/sign/useSignPermit'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import type { BurnForm } from '../hooks/useBurn'
import type { Burn } from '../model/burnAmounts'

/** The next button: permit or approval first, then the removal. */
export function RemoveActions({ burn }: { readonly burn: BurnForm }) {
  const { t, tText } = useTranslation()
  const submit = useSubmitTx()
  const [isSigning, setIsSigning] = useState(false)
  const [result, setResult] = useState<PermitResult>()
  const { form, canSign, isSigned } = burn
  const sign = async () => {
    setIsSigning(true)
    setResult(await burn.sign())
    setIsSigning(false)
  }
  if (form.status === 'needsApproval') {
    return (
      <Stack gap={12}>
        {result?.status === 'rejected' && (
          <Notice tone="info" title={t('tx.rejected')}>
            {t('liquidity.permit.rejected')}
          </Notice>
        )}
        {result?.status === 'unsupported' && <Notice tone="info" title={t('liquidity.permit.unsupported')} />}
        {result?.status === 'failed' && (
          <Notice tone="bad" title={t('liquidity.permit.failed')}>
            {tText(failureDescription(result.error))}
          </Notice>
        )}
        {canSign && !form.isPending && (
          <Button variant="primary" isFullWidth isBusy={isSigning} onClick={() => void sign()}>
            {t('liquidity.permit.sign')}
          </Button>
        )}
        {canSign && !form.isPending && (
          <Text size="sm" tone="muted">
            {t('liquidity.permit.body')}
          </Text>
        )}
        <TxButton form={form} onSubmit={submit} variant={canSign && !form.isPending ? 'secondary' : 'primary'} />
      </Stack>
    )
  }
  return (
    <Stack gap={12}>
      {isSigned && form.status === 'ready' && (
        <Text size="sm" tone="good">
          {t('liquidity.permit.signed')}
        </Text>
      )}
      <TxButton<Burn>
        form={form}
        onSubmit={async (chosen) => {
          if ('liquidity' in chosen) await burn.review(chosen)
        }}
      />
    </Stack>
  )
}

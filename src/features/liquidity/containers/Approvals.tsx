import { approvalForm } from '@/forms/approval'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import type { MintSide } from '../hooks/useMint'

/** Lets the router take what is added: one act for each token that it may not take yet. */
export function Approvals({ sides }: { readonly sides: readonly MintSide[] }) {
  const { t } = useTranslation()
  const submit = useSubmitTx()
  const shown = sides.flatMap(({ currency, approval }) => {
    const form = approvalForm(approval, { key: 'liquidity.allowance.reading' }, { text: { key: 'liquidity.supply' } })
    return currency === undefined || form?.status !== 'needsApproval' ? [] : [{ currency, form }]
  })
  return (
    <>
      {shown.map(({ currency, form }, index) => {
        const text = t('liquidity.approve', { asset: currency.symbol })
        return (
          <Stack key={currency.address} gap={8} role="group" aria-label={text}>
            <Text size="sm" tone="muted">
              {text}
            </Text>
            <TxButton
              form={{ ...form, order: { index: index + 1, count: shown.length } }}
              onSubmit={submit}
              variant={index === 0 ? 'primary' : 'secondary'}
            />
          </Stack>
        )
      })}
    </>
  )
}

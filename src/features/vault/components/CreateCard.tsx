import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'

export interface CreateCardProps {
  readonly form: FormState
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
}

/** Shown for a vault without a strategy: anyone can create it, once for all users. */
export function CreateCard({ form, onSubmit }: CreateCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" data-testid="create-card">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('vault.create.title')}
        </Heading>
        <Text tone="muted">{t('vault.create.body')}</Text>
        <TxButton form={form} onSubmit={onSubmit} />
      </Stack>
    </Card>
  )
}

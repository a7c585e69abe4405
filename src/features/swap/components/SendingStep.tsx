import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { useTranslation } from '@/i18n/useTranslation'
import { Row, Stack } from '@/ui/layout'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { SwapSum } from './SwapSum'

/** Shown while the wallet prompt is open. */
export function SendingStep(props: { readonly trade: Trade; readonly input: Currency; readonly output: Currency }) {
  const { t } = useTranslation()
  return (
    <Stack gap={20}>
      <SwapSum {...props} />
      <Row gap={12} isWrapping={false} role="status">
        <Spinner />
        <Text as="span">{t('swap.waiting.body')}</Text>
      </Row>
    </Stack>
  )
}

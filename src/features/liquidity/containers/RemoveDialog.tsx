import { useTranslation } from '@/i18n/useTranslation'
import { formatReceived } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import type { Currency } from '@/domain/token/currency'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { CurrencyLine } from '../components/CurrencyLine'
import { Amounts } from '../components/Liquidity.styles'
import { PriceFacts } from '../components/PriceFacts'
import type { BurnAct, BurnForm } from '../hooks/useBurn'
import { slippageText } from '../model/amountTexts'
import { removeLiquidityTx } from '../model/removeTx'

/** What is removed and what comes of it, before and while it is sent. It is mounted while it is open. */
export function RemoveDialog({ burn: { confirmation, confirm }, act: { terms } }: { readonly burn: BurnForm; readonly act: BurnAct }) {
  const { t, locale } = useTranslation()
  const { flow, outcome, close } = confirmation
  const { a, b, burn } = terms
  const names = { ...terms.texts, a: a.symbol, b: b.symbol }
  const line = (currency: Currency, wei: bigint, testId: string) => (
    <CurrencyLine
      currency={currency}
      view={figureView(ready(wei), (amount) => formatReceived(amount, currency.decimals, currency.symbol, locale, 8))}
      onRetry={() => undefined}
      testId={testId}
    />
  )
  return (
    <ConfirmDialog
      title={t('liquidity.remove.review')}
      actTitle={t('shell.title.removeLiquidity')}
      flow={flow}
      outcome={outcome}
      request={removeLiquidityTx(terms)}
      doing={t('liquidity.remove.doing', names)}
      done={t('liquidity.remove.done', names)}
      confirmLabel={t('liquidity.remove.confirm')}
      onConfirm={(isInsisted) => void confirm(isInsisted)}
      onClose={close}
    >
      <Stack gap={8}>
        <Heading level={3} size="md">{t('liquidity.remove.receive')}</Heading>
        <Amounts>
          {line(a, burn.amountA, 'expected-a')}
          {line(b, burn.amountB, 'expected-b')}
        </Amounts>
      </Stack>
      <Facts><PriceFacts a={a} b={b} priced={burn} /></Facts>
      <Text size="sm" tone="muted">{t('liquidity.remove.estimated', { slippage: slippageText(terms.slippageBps, locale) })}</Text>
      {terms.isFeeOnTransfer ? <Notice tone="warning" title={t('liquidity.remove.fee')} /> : <Text size="sm" tone="muted">{t('liquidity.remove.paid')}</Text>}
    </ConfirmDialog>
  )
}

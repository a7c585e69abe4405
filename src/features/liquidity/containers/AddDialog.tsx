import { useTranslation } from '@/i18n/useTranslation'
import { formatRate } from '@/lib/figureFormat'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'
import { ConfirmDialog } from '../components/ConfirmDialog'
import { PriceFacts } from '../components/PriceFacts'
import type { Mint, MintAct } from '../hooks/useMint'
import { useSimulatedMint } from '../hooks/useSimulatedMint'
import { addLiquidityTx } from '../model/addTx'
import { slippageText } from '../model/amountTexts'
import { MINIMUM_LIQUIDITY } from '../model/liquidityMath'
import { pricedAmounts, shareAfter } from '../model/prices'

/** What is supplied and what comes of it, before and while it is sent. It is mounted while it is open. */
export function AddDialog({ mint: { confirmation, confirm }, act: { terms, pool } }: { readonly mint: Mint; readonly act: MintAct }) {
  const { t, locale } = useTranslation()
  const { flow, outcome, close } = confirmation
  const { a, b, added, isFirst, slippageBps, account } = terms
  const simulated = useSimulatedMint(addLiquidityTx(terms), account)
  const expected = { ...added, liquidity: simulated ?? added.liquidity }
  const share = formatRate(shareAfter(pool, expected, MINIMUM_LIQUIDITY), locale)
  const names = { ...terms.texts, a: a.symbol, b: b.symbol }
  return (
    <ConfirmDialog
      title={t(isFirst ? 'liquidity.add.review.first' : 'liquidity.add.review')}
      actTitle={t('shell.title.addLiquidity')}
      flow={flow}
      outcome={outcome}
      request={addLiquidityTx({ ...terms, added: expected })}
      doing={t('liquidity.add.doing', names)}
      done={t('liquidity.add.done', names)}
      confirmLabel={t(isFirst ? 'liquidity.add.confirm.first' : 'liquidity.add.confirm')}
      onConfirm={(isInsisted) => void confirm(isInsisted)}
      onClose={close}
    >
      <Facts>
        <PriceFacts a={a} b={b} priced={pricedAmounts(pool, added)} />
        <Fact name={t('liquidity.share')}><Figure title={share.full} unit="%">{share.text}</Figure></Fact>
      </Facts>
      <Text size="sm" tone="muted">{isFirst ? t('liquidity.add.first.note') : t('liquidity.add.estimated', { slippage: slippageText(slippageBps, locale) })}</Text>
    </ConfirmDialog>
  )
}

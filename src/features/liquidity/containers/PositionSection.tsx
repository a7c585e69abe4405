import type { ReactNode } from 'react'
import { deployment } from '@/config/deployment'
import type { CurrencyId } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable, retryFailed } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { CurrencyLine } from '../components/CurrencyLine'
import { PoolTitle } from '../components/Liquidity.styles'
import { useCurrencyChoice } from '../hooks/useCurrencyChoice'
import { usePool } from '../hooks/usePool'
import { currencyOfToken } from '../model/currencyOfToken'
import { withdrawnFrom } from '../model/liquidityMath'
import { LP_DECIMALS, lpSymbol } from '../model/lpToken'
import { shareOf } from '../model/prices'
import { poolName } from '../model/routeCurrencies'

export interface PositionSectionProps {
  readonly factory: Address
  readonly directory: TokenDirectory
  readonly tokens: readonly [Address, Address]
  /** LP tokens of the account. */
  readonly held: Loadable<bigint>
  /** Links to what can be done with it. */
  readonly acts?: (a: CurrencyId, b: CurrencyId) => ReactNode
}

/** What the account has in one pool: both amounts, and its part. */
export function PositionSection({ factory, directory, tokens: [tokenA, tokenB], held, acts }: PositionSectionProps) {
  const { t, locale } = useTranslation()
  const [A, B] = [currencyOfToken(tokenA, deployment), currencyOfToken(tokenB, deployment)]
  const { A: { currency: a }, B: { currency: b } } = useCurrencyChoice({ A, B }, directory)
  const pool = usePool(factory, tokenA, tokenB)
  if (a === undefined || b === undefined) return <Card><Skeleton width="100%" height="10rem" /></Card>
  const stake = mapLoadable(combineLoadables([pool, held]), ([known, liquidity]) => ({
    liquidity,
    ...withdrawnFrom(known, liquidity),
    share: shareOf(liquidity, known.supply),
  }))
  const retry = () => retryFailed([pool, held])
  return (
    <Card as="article" data-testid="position" aria-label={poolName(a, b)}>
      <Stack gap={16}>
        <Heading level={3} size="lg"><PoolTitle><TokenIcon address={tokenA} pair={[tokenA, tokenB]} size={36} />{poolName(a, b)}</PoolTitle></Heading>
        <Stack gap={8}>
          <CurrencyLine currency={a} onRetry={retry} view={figureView(stake, ({ amountA }) => formatToken(amountA, a.decimals, a.symbol, locale))} testId="pooled-a" />
          <CurrencyLine currency={b} onRetry={retry} view={figureView(stake, ({ amountB }) => formatToken(amountB, b.decimals, b.symbol, locale))} testId="pooled-b" />
        </Stack>
        <Facts>
          <Fact name={t('liquidity.share')}><span data-testid="position-share"><LoadableFigure view={figureView(stake, ({ share }) => formatRate(share, locale))} onRetry={retry} /></span></Fact>
          <Fact name={t('liquidity.position.tokens')}>
            <span data-testid="position-lp"><LoadableFigure view={figureView(stake, ({ liquidity }) => formatToken(liquidity, LP_DECIMALS, lpSymbol(a, b), locale))} onRetry={retry} /></span>
          </Fact>
        </Facts>
        {acts !== undefined && <Row gap={8}>{acts(A, B)}</Row>}
      </Stack>
    </Card>
  )
}

import { lazy, Suspense, useEffect, useRef } from 'react'
import { getDeployment, type MigrationOrigin } from '@/config/deployment'
import type { Exchange } from '@/domain/pair/exchange'
import type { Currency } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useTokenGate } from '@/domain/token-list/useTokenGate'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { StepList } from '../components/Liquidity.styles'
import { useBurn } from '../hooks/useBurn'
import { useCurrencyChoice } from '../hooks/useCurrencyChoice'
import { useMint } from '../hooks/useMint'
import { sidesToFill } from '../model/movedAmounts'
import { currencyOfToken } from '../model/routeCurrencies'
import { RemoveForm } from './RemoveForm'

// Loads step two while the user reads step one.
const AddForm = lazy(async () => ({ default: (await import('./AddForm')).AddForm }))

export interface MigrateSectionProps {
  readonly exchange: Exchange
  readonly origin: MigrationOrigin
  readonly tokens: readonly [Address, Address]
}

/** Moves liquidity from another exchange's pool to this one's, step by step. */
export function MigrateSection({ exchange, origin, tokens: [tokenA, tokenB] }: MigrateSectionProps) {
  const directory = useTokenDirectory()
  const pair = { A: currencyOfToken(tokenA, getDeployment()), B: currencyOfToken(tokenB, getDeployment()) }
  const {
    A: { currency: a },
    B: { currency: b },
  } = useCurrencyChoice(pair, directory)
  if (a === undefined || b === undefined)
    return (
      <Card>
        <Skeleton width="100%" height="24rem" />
      </Card>
    )
  return <Steps exchange={exchange} origin={origin} a={a} b={b} directory={directory} />
}

interface StepsProps {
  readonly exchange: Exchange
  readonly origin: MigrationOrigin
  readonly a: Currency
  readonly b: Currency
  readonly directory: TokenDirectory
}

function Steps({ exchange, origin, a, b, directory }: StepsProps) {
  const { t } = useTranslation()
  const burn = useBurn(origin, a, b)
  const mint = useMint(exchange, a, b)
  const gate = useTokenGate(a, b, directory)
  const filled = useRef(burn.removed)
  const pool = valueOf(mint.pool)
  useEffect(() => {
    const { removed } = burn
    if (removed === undefined || removed === filled.current || pool === undefined) return
    filled.current = removed
    const texts = { A: toAmountText(removed.amountA, a.decimals), B: toAmountText(removed.amountB, b.decimals) }
    for (const side of sidesToFill(pool, removed)) mint.fill(side, texts[side])
  }, [burn, mint, pool, a, b])
  return (
    <StepList>
      <li>
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('liquidity.migrate.step1', { exchange: origin.name })}
          </Heading>
          <Text tone="muted">{t('liquidity.migrate.step1.body')}</Text>
          <RemoveForm burn={burn} a={a} b={b} />
        </Stack>
      </li>
      <li>
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('liquidity.migrate.step2')}
          </Heading>
          <Text tone="muted">
            {t(burn.removed === undefined ? 'liquidity.migrate.first' : 'liquidity.migrate.filled')}
          </Text>
          <Suspense fallback={<Skeleton width="100%" height="24rem" />}>
            <AddForm mint={mint} onChoose={undefined} gate={gate} />
          </Suspense>
        </Stack>
      </li>
    </StepList>
  )
}

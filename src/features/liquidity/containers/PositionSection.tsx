import type { ReactNode } from 'react'
import { getDeployment } from '@/config/deployment'
import { addressLink } from '@/config/explorer'
import { getLiquidityValue } from '@/domain/pair/liquidityMath'
import { usePairSides } from '@/domain/pair/usePairSides'
import type { Currency, CurrencyId, ListedToken } from '@/domain/token/currency'
import { LP_DECIMALS } from '@/domain/token/token'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Address, shortenHex } from '@/lib/hex'
import { combineLoadables, type Loadable, mapLoadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { CurrencyLine } from '../components/CurrencyLine'
import { PoolTitle } from '../components/Liquidity.styles'
import { useCurrencyChoice } from '../hooks/useCurrencyChoice'
import { shareOf } from '../model/prices'
import { currencyOfToken, lpSymbol, poolName } from '../model/routeCurrencies'

export interface PositionSectionProps {
  readonly factory: Address
  readonly directory: TokenDirectory
  readonly tokens: readonly [Address, Address]
  /** LP balance of the account. */
  readonly held: Loadable<bigint>
  /** Additional figures. */
  readonly facts?: ReactNode
  /** Details loaded on demand. */
  readonly details?: (a: Currency, b: Currency) => ReactNode
  /** Links to add and remove liquidity. */
  readonly acts?: (a: CurrencyId, b: CurrencyId) => ReactNode
}

/** The account's position in a pool: both amounts and the pool share. */
export function PositionSection({
  factory,
  directory,
  tokens: [tokenA, tokenB],
  held,
  facts,
  details,
  acts,
}: PositionSectionProps) {
  const { t, locale } = useTranslation()
  const [A, B] = [currencyOfToken(tokenA, getDeployment()), currencyOfToken(tokenB, getDeployment())]
  const {
    A: { currency: a },
    B: { currency: b },
  } = useCurrencyChoice({ A, B }, directory)
  const pool = usePairSides(factory, tokenA, tokenB)
  if (a === undefined || b === undefined)
    return (
      <Card>
        <Skeleton width="100%" height="10rem" />
      </Card>
    )
  const stake = mapLoadable(combineLoadables([pool, held]), ([known, liquidity]) => ({
    liquidity,
    ...getLiquidityValue(liquidity, known),
    share: shareOf(liquidity, known.totalSupply),
  }))
  return (
    <Card
      as="article"
      data-testid="position"
      aria-label={[poolName(a, b), ...foreignOf([a, b]).map(labelOf)].join(' · ')}
    >
      <Stack gap={16}>
        <Heading level={3} size="lg">
          <PoolTitle>
            <TokenIcon address={tokenA} pair={[tokenA, tokenB]} size={36} />
            {poolName(a, b)}
          </PoolTitle>
        </Heading>
        <ForeignTokens currencies={[a, b]} />
        <Stack gap={8}>
          <CurrencyLine
            currency={a}
            view={figureView(stake, ({ amountA }) => formatToken(amountA, a.decimals, a.symbol, locale))}
            testId="pooled-a"
          />
          <CurrencyLine
            currency={b}
            view={figureView(stake, ({ amountB }) => formatToken(amountB, b.decimals, b.symbol, locale))}
            testId="pooled-b"
          />
        </Stack>
        <Facts>
          {facts}
          <Fact name={t('liquidity.share')}>
            <span data-testid="position-share">
              <LoadableFigure view={figureView(stake, ({ share }) => formatRate(share, locale))} />
            </span>
          </Fact>
          <Fact name={t('liquidity.position.tokens')}>
            <span data-testid="position-lp">
              <LoadableFigure
                view={figureView(stake, ({ liquidity }) => formatToken(liquidity, LP_DECIMALS, lpSymbol(a, b), locale))}
              />
            </span>
          </Fact>
        </Facts>
        {details?.(a, b)}
        {acts !== undefined && <Row gap={8}>{acts(A, B)}</Row>}
      </Stack>
    </Card>
  )
}

/** Tokens outside this network's list: symbols are not unique, so their addresses are shown too. */
function foreignOf(currencies: readonly Currency[]): readonly ListedToken[] {
  return currencies.flatMap((currency) =>
    currency.address === 'native' || currency.source?.kind === 'deployment'
      ? []
      : [{ ...currency, address: currency.address }],
  )
}

function labelOf({ symbol, address }: ListedToken): string {
  return `${symbol} ${shortenHex(address)}`
}

function ForeignTokens({ currencies }: { readonly currencies: readonly Currency[] }) {
  const foreign = foreignOf(currencies)
  if (foreign.length === 0) return null
  return (
    <Row gap={12}>
      {foreign.map((token) => (
        <Text key={token.address} as="span" size="sm" tone="muted">
          <ExternalLink href={addressLink(token.address)}>{labelOf(token)}</ExternalLink>
        </Text>
      ))}
    </Row>
  )
}

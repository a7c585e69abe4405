import { type PoolToken, type SwapPool, shareBps, valueOfShares } from '@/domain/claims/swapPool'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText, toDecimal } from '@/lib/amount'
import { formatRate } from '@/lib/figureFormat'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { DataTable } from '@/widgets/table/DataTable'

const BPS_DECIMALS = 4
const RATE_DECIMALS = 18

interface PoolFactsProps {
  readonly pool: SwapPool
  /** Of the account. */
  readonly shares: Loadable<bigint>
}

/** What a swap pool holds and takes, and what the account has in it. */
export function PoolFacts({ pool, shares }: PoolFactsProps) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const [base] = pool.tokens
  const owned = valueOf(shares)
  const rateText = ({ rate, decimals }: PoolToken) => {
    // Base units per base unit, scaled by 1e18: shifted to whole tokens.
    const perToken = toDecimal(rate, RATE_DECIMALS + base.decimals - decimals)
    return `1 : ${perToken.toFixed()}`
  }
  return (
    <Stack gap={24}>
      {account !== undefined && (
        <Card as="section" aria-labelledby="swap-pool-own">
          <Stack gap={12}>
            <Heading level={2} size="lg" id="swap-pool-own">
              {t('swapPool.own')}
            </Heading>
            <Facts>
              <Fact name={t('swapPool.shares')}>
                <TokenAmount token={{ symbol: 'LP', decimals: base.decimals }} wei={shares} />
              </Fact>
              <Fact name={t('swapPool.value')}>
                <TokenAmount token={base} wei={mapLoadable(shares, (wei) => valueOfShares(pool, wei))} />
              </Fact>
              {owned !== undefined && (
                <Fact name={t('swapPool.part')}>
                  {formatRate(toDecimal(shareBps(pool, owned), BPS_DECIMALS), locale).text} %
                </Fact>
              )}
            </Facts>
          </Stack>
        </Card>
      )}
      <Card as="section" aria-labelledby="swap-pool-facts" data-testid="swap-pool-facts">
        <Stack gap={12}>
          <Heading level={2} size="lg" id="swap-pool-facts">
            {t('swapPool.reserves')}
          </Heading>
          <Facts>
            <Fact name={t('swapPool.total')}>
              <TokenAmount token={base} wei={ready(pool.totalValueWei)} />
            </Fact>
            <Fact name={t('swapPool.fee')}>{formatRate(toDecimal(pool.feeBps, BPS_DECIMALS), locale).text} %</Fact>
          </Facts>
          <DataTable<PoolToken>
            caption={t('swapPool.reserves')}
            rows={ready(pool.tokens)}
            rowKey={({ address }) => address}
            empty={<Text>{t('swapPool.unread')}</Text>}
            isDense
            onPhone="scroll"
            columns={[
              { id: 'token', header: t('swapPool.token'), cell: ({ symbol }) => symbol },
              {
                id: 'rate',
                header: t('swapPool.rate', { asset: base.symbol }),
                align: 'end',
                cell: (token) => (token.address === base.address ? t('swapPool.base') : rateText(token)),
              },
              {
                id: 'reserve',
                header: t('swapPool.reserve'),
                align: 'end',
                cell: (token) => <TokenAmount token={token} wei={ready(token.reserveWei)} />,
                exportText: ({ reserveWei, decimals }) => toAmountText(reserveWei, decimals),
              },
            ]}
          />
        </Stack>
      </Card>
    </Stack>
  )
}

import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { type FarmAuctions, projectOf } from '@/domain/auction/auction'
import { payTreasuryTx } from '@/domain/auction/auctionTx'
import { rankBids } from '@/domain/auction/model/ranking'
import { type Farm, getFarms } from '@/domain/farm/farm'
import { farmTermsReading } from '@/domain/farm/farmReads'
import { farmMultiplier } from '@/domain/farm/model/multiplier'
import { stakePath } from '@/domain/farm/stakePath'
import { pairSymbol } from '@/domain/token/model/tokenText'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { type Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { WinnerList } from '../components/Auction.styles'
import { ProjectName } from '../components/ProjectName'
import type { AuctionNow } from '../hooks/useAuctionNow'

/** The winners of a closed auction and what their farms became; nothing if nobody has bid. */
export function WinnersSection({ now: { auctions, id, book } }: { readonly now: AuctionNow }) {
  const { t } = useTranslation()
  const account = useAccount()
  const known = valueOf(book)
  if (known === undefined || known.leaders.length === 0) return null
  const unpaid = rankBids(known).filter(({ isWinning, hasClaimed }) => isWinning && !hasClaimed)
  return (
    <Card as="section" aria-labelledby="auction-winners" data-testid="winners">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="auction-winners">
          {t('auction.winners')}
        </Heading>
        <WinnerList aria-labelledby="auction-winners">
          {known.leaders.map((leader) => (
            <li key={leader}>
              <ProjectName auctions={auctions} account={leader} />
              <WonFarm auctions={auctions} account={leader} />
            </li>
          ))}
        </WinnerList>
        {unpaid.length > 0 && account !== undefined && (
          <PayRow auctions={auctions} id={id} winners={unpaid.map((bid) => bid.account)} />
        )}
      </Stack>
    </Card>
  )
}

/** The farm of a pair, in either order. */
function farmOf([a, b]: readonly [string, string]): Farm | undefined {
  const isPair = ({ token, quoteToken }: Farm) =>
    (token.symbol === a && quoteToken?.symbol === b) || (token.symbol === b && quoteToken?.symbol === a)
  return getFarms().find(isPair)
}

function WonFarm({ auctions, account }: { readonly auctions: FarmAuctions; readonly account: Address }) {
  const { t } = useTranslation()
  const pair = projectOf(auctions, account)?.farm
  if (pair === undefined) return null
  const farm = farmOf(pair)
  return farm === undefined ? <Text tone="muted">{t('auction.farm.none')}</Text> : <FarmState farm={farm} pair={pair} />
}

function FarmState({ farm, pair }: { readonly farm: Farm; readonly pair: readonly [string, string] }) {
  const { t, locale } = useTranslation()
  const terms = useReading(useMemo(() => farmTermsReading(farm), [farm]))
  const allocPoint = valueOf(terms)?.allocPoint
  return (
    <Row gap={12}>
      {allocPoint === 0n ? (
        <Badge>{t('auction.farm.finished')}</Badge>
      ) : (
        <>
          {allocPoint !== undefined && <Badge tone="good">{t('auction.farm.live')}</Badge>}
          <LoadableFigure
            width="4ch"
            view={figureView(terms, (known) => {
              const text = `${formatDecimal(farmMultiplier(known.allocPoint), { locale })}X`
              return { text, full: t('auction.farm.multiplier', { multiplier: text }) }
            })}
          />
        </>
      )}
      <Link to={stakePath({ kind: 'farm', farm }, false)}>{t('auction.farm.open', { pair: pairSymbol(...pair) })}</Link>
    </Row>
  )
}

interface PayRowProps {
  readonly auctions: FarmAuctions
  readonly id: number
  readonly winners: readonly Address[]
}

/** Pays the winning bids to the treasury, which anyone can do. */
function PayRow({ auctions, id, winners }: PayRowProps) {
  const { t } = useTranslation()
  const { submit, isPending } = usePendingSubmit()
  return (
    <Row justify="space-between">
      <Text size="sm" tone="muted">
        {t('auction.pay.body')}
      </Text>
      <Button size="sm" isBusy={isPending} onClick={() => void submit(payTreasuryTx(auctions, id, winners))}>
        {t('auction.pay')}
      </Button>
    </Row>
  )
}

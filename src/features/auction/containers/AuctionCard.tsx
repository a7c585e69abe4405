import type { ReactNode } from 'react'
import type { Auction, BidBook } from '@/domain/auction/auction'
import { elapsedShare, isInExtension } from '@/domain/auction/model/phase'
import { rankBids } from '@/domain/auction/model/ranking'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { combineLoadables, type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Dial } from '@/ui/Dial'
import { Fact } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Clock, Hero, WideFacts } from '@/ui/Hero'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import { Figures } from '../components/Auction.styles'
import { BidFigure } from '../components/BidFigure'
import type { AuctionNow } from '../hooks/useAuctionNow'
import { ActSection } from './ActSection'

const tones = { pending: 'info', open: 'good', finished: 'warning', closed: 'neutral' } as const

/** The lowest bid that wins, or the least first bid while there are free places. */
function lowestToWin({ places, initialBidWei }: Auction, book: BidBook): bigint {
  const winners = rankBids(book).filter(({ isWinning }) => isWinning)
  return winners.length < places ? initialBidWei : (winners.at(-1)?.amountWei ?? initialBidWei)
}

/** An auction's phase, figures and time, and what the account can do. */
export function AuctionCard({ now }: { readonly now: AuctionNow }) {
  const { t, locale } = useTranslation()
  const { auctions, id, auction, book, phase, price, extensionBlocks } = now
  const { token } = auctions
  const known = valueOf(auction)
  const bids = valueOf(book)?.bids
  const isClosed = phase === 'closed'
  const count = (of: Loadable<number>) => (
    <LoadableFigure
      width="3ch"
      view={figureView(of, (value) => {
        const text = formatCount(value, locale)
        return { text, full: text }
      })}
    />
  )
  const blockText = (pick: (terms: Auction) => number) => count(mapLoadable(auction, pick))
  const titleId = `auction-${id}`
  return (
    <Card as="section" aria-labelledby={titleId} data-testid="auction">
      <Stack gap={24}>
        <Hero>
          <Stack gap={16}>
            <Row gap={12}>
              <Heading level={2} size="lg" id={titleId}>
                {t('auction.title', { id })}
              </Heading>
              {phase !== undefined && (
                <span role="status">
                  <Badge tone={tones[phase]}>{t(`auction.phase.${phase}`)}</Badge>
                </span>
              )}
            </Row>
            {phase === undefined ? (
              auction.status !== 'failed' && <Skeleton width="24ch" height="1.5em" />
            ) : (
              <Text tone="muted">{t(`auction.phase.${phase}.body`)}</Text>
            )}
            <Figures>
              <Pair name={t(isClosed ? 'auction.lowest.won' : 'auction.lowest')}>
                <BidFigure
                  token={token}
                  wei={mapLoadable(combineLoadables([auction, book]), ([terms, all]) =>
                    isClosed ? terms.thresholdWei : lowestToWin(terms, all),
                  )}
                  price={price}
                />
              </Pair>
              <Pair name={t('auction.highest')}>
                {bids?.length === 0 ? (
                  t('auction.none')
                ) : (
                  <BidFigure
                    token={token}
                    wei={mapLoadable(book, (all) => rankBids(all)[0]?.amountWei ?? 0n)}
                    price={price}
                  />
                )}
              </Pair>
              <Pair name={t('auction.places')}>{count(mapLoadable(auction, ({ places }) => places))}</Pair>
            </Figures>
            <ActSection now={now} />
          </Stack>
          {known !== undefined && now.block !== undefined && (
            <AuctionClock now={now} auction={known} block={now.block} />
          )}
        </Hero>
        <WideFacts>
          <Fact name={t('auction.initialBid')}>
            <BidFigure
              token={token}
              wei={mapLoadable(auction, ({ initialBidWei }) => initialBidWei)}
              price={price}
              isInline
            />
          </Fact>
          <Fact name={t('auction.total')}>
            <BidFigure
              token={token}
              wei={mapLoadable(book, (all) => all.bids.reduce((sum, { amountWei }) => sum + amountWei, 0n))}
              price={price}
              isInline
            />
          </Fact>
          <Fact name={t('auction.bidders')}>{count(mapLoadable(book, (all) => all.bids.length))}</Fact>
          <Fact name={t('auction.farmLength')}>{t('auction.farmLength.days')}</Fact>
          <Fact name={t('auction.startBlock')}>{blockText(({ startBlock }) => startBlock)}</Fact>
          <Fact name={t('auction.endBlock')}>{blockText(({ endBlock }) => endBlock)}</Fact>
        </WideFacts>
        {phase === 'open' && known !== undefined && known.endBlock < known.lastEndBlock && (
          <Text size="sm" tone={isInExtension(known, extensionBlocks, now.block ?? 0) ? 'warning' : 'muted'}>
            {t('auction.extension', {
              count: extensionBlocks,
              block: known.lastEndBlock.toLocaleString(locale, { numberingSystem: 'latn' }),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface AuctionClockProps {
  readonly now: AuctionNow
  readonly auction: Auction
  readonly block: number
}

/** The auction's blocks on a dial, and what is left until it changes. */
function AuctionClock({ now: { phase }, auction, block }: AuctionClockProps) {
  const { t, locale } = useTranslation()
  const text = (of: number) => of.toLocaleString(locale, { numberingSystem: 'latn' })
  if (phase !== 'pending' && phase !== 'open' && phase !== 'finished') return null
  return (
    <Clock>
      <Dial
        size="lg"
        value={elapsedShare(auction, block)}
        label={t('auction.dial', { start: text(auction.startBlock), end: text(auction.endBlock) })}
      />
      {phase !== 'finished' && (
        <Text isStrong>
          <Countdown to={{ block: phase === 'pending' ? auction.startBlock + 1 : auction.endBlock }}>
            {(left) => t(phase === 'pending' ? 'auction.opensIn' : 'auction.endsIn', { time: left })}
          </Countdown>
        </Text>
      )}
    </Clock>
  )
}

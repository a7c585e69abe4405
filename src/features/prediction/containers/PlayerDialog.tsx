import { styled } from 'styled-components'
import { addressLink } from '@/config/explorer'
import type { BetRecord } from '@/domain/prediction/model/betRecord'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { PlayerName } from '@/widgets/player/PlayerName'
import { BetResultBadge } from '../components/BetResultBadge'
import { PositionName } from '../components/SideLines'
import { type PlayerCard, usePlayer } from '../hooks/usePlayer'
import { croText } from '../model/croText'
import { playerTexts } from '../model/playerText'

const Bets = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const FullAddress = styled.span`
  direction: ltr;
  overflow-wrap: anywhere;
`

/** A player's figures and last bets. */
export function PlayerDialog({ address, onClose }: { readonly address: Address; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const card = usePlayer(address)
  return (
    <Dialog title={t('prediction.player')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <PlayerName account={address} />
        <Text size="sm">
          <FullAddress>{address}</FullAddress>
        </Text>
        {card.status === 'loading' && <Skeleton width="100%" height="12rem" />}
        {card.status === 'failed' && (
          <Notice tone="bad" title={t('prediction.leaderboard.failed')} action={<RetryButton onRetry={card.retry} />} />
        )}
        {(card.status === 'ready' || card.status === 'stale') && <PlayerView {...card.value} />}
        <Text as="div" size="sm">
          <ExternalLink href={addressLink(address)}>{t('prediction.player.explorer')}</ExternalLink>
        </Text>
      </Stack>
    </Dialog>
  )
}

function PlayerView({ player, bets, indexed }: PlayerCard) {
  const { t, locale } = useTranslation()
  if (player === undefined) return <EmptyState title={t('prediction.player.none')} />
  const { net, total, rate, won, settled } = playerTexts(player, locale)
  return (
    <>
      <IndexLagNote indexed={indexed} />
      <Facts>
        <Fact name={t('prediction.order.netBNB')}>{net}</Fact>
        <Fact name={t('prediction.order.winRate')}>{rate}</Fact>
        <Fact name={t('prediction.column.won')}>{t('prediction.won.of', { won, settled })}</Fact>
        <Fact name={t('prediction.order.totalBets')}>{player.bets}</Fact>
        <Fact name={t('prediction.order.totalBNB')}>{total}</Fact>
      </Facts>
      <Heading level={3} size="md">
        {t('prediction.player.bets')}
      </Heading>
      <Bets>
        {bets.map((bet) => (
          <LastBet key={bet.epoch} bet={bet} />
        ))}
      </Bets>
    </>
  )
}

function LastBet({ bet }: { readonly bet: BetRecord }) {
  const { t, locale } = useTranslation()
  return (
    <Row as="li" justify="space-between" gap={8}>
      <Text as="span" size="sm">
        {t('prediction.round', { epoch: bet.epoch })} <PositionName position={bet.position} />{' '}
        {croText(bet.amountWei, locale)}
      </Text>
      <BetResultBadge result={bet.result} />
    </Row>
  )
}

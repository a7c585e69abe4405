import { styled } from 'styled-components'
import type { IndexedPlayer } from '@/api/prediction/parse'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { playerTexts } from '../model/playerText'
import { PlayerCardLink } from './PlayerCardLink'

const Places = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${theme.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export interface PodiumProps {
  /** At most the first three. */
  readonly players: readonly IndexedPlayer[]
}

/** The first three of the leaderboard. */
export function Podium({ players }: PodiumProps) {
  const { t, locale } = useTranslation()
  if (players.length === 0) return null
  return (
    <Places aria-label={t('prediction.podium')}>
      {players.map((player, index) => {
        const { net, rate } = playerTexts(player, locale)
        return (
          <Card as="li" key={player.address}>
            <Stack gap={12} align="start">
              <Text isStrong size="lg">
                {t('prediction.rank', { rank: index + 1 })}
              </Text>
              <PlayerCardLink address={player.address} />
            </Stack>
            <Facts>
              <Fact name={t('prediction.order.netBNB')}>{net}</Fact>
              <Fact name={t('prediction.order.winRate')}>{rate}</Fact>
            </Facts>
          </Card>
        )
      })}
    </Places>
  )
}

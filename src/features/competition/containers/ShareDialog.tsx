import { useEffect, useRef, useState } from 'react'
import { brand } from '@/config/brand'
import type { PrizeGroup, TeamScore } from '@/domain/competition/model/ranks'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatUsd } from '@/lib/figureFormat'
import { downloadFile } from '@/platform/downloadFile'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/Dialog'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { Picture } from '../components/Competition.styles'
import { drawShareCard, SHARE_SIZE, type ShareTexts } from '../components/drawShareCard'
import type { CompetitionNow } from '../hooks/useCompetitionNow'

const FILE = 'trading-battle.png'

export interface ShareDialogProps {
  readonly now: CompetitionNow
  readonly team: TeamScore
  /** Dollars. */
  readonly volume: Decimal
  /** In the team; undefined below the best 500. */
  readonly rank: number | undefined
  readonly group: PrizeGroup | undefined
  readonly onClose: () => void
}

/** The account's score as a picture, drawn in the browser, and as text. Nothing is uploaded. */
export function ShareDialog({ now, team, volume, rank, group, onClose }: ShareDialogProps) {
  const { t, locale } = useTranslation()
  const texts: ShareTexts = {
    title: t(`competition.name.${now.competition.name}`),
    team: now.teamName(team.teamId),
    rank:
      rank === undefined
        ? t('competition.share.rank.none')
        : t('competition.share.rank', { rank: formatCount(rank, locale) }),
    volumeName: t('competition.share.volume'),
    volume: formatUsd(volume, locale).text,
    group: group === undefined ? '' : t(`competition.group.${group}`),
  }
  const share = team.volume.isZero() ? 0 : Math.min(1, volume.div(team.volume).toNumber())
  const spoken = t('competition.share.text', { ...texts, product: brand.product })
  return (
    <Dialog title={t('competition.share.title')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        <ShareCanvas texts={texts} share={share} label={spoken} />
        <Row gap={8} isWrapping={false}>
          <Text as="span" size="sm">
            {spoken}
          </Text>
          <CopyButton text={spoken} label={t('competition.share.copy')} copiedLabel={t('wallet.address.copied')} />
        </Row>
      </Stack>
    </Dialog>
  )
}

interface ShareCanvasProps {
  readonly texts: ShareTexts
  readonly share: number
  /** Text alternative. */
  readonly label: string
}

function ShareCanvas({ texts: given, share, label }: ShareCanvasProps) {
  const { t } = useTranslation()
  // New with each render, but rarely another.
  const texts = useDeepMemo(given)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isUnsupported, setIsUnsupported] = useState(false)
  useEffect(() => {
    const context = canvas.current?.getContext('2d') ?? undefined
    if (context === undefined) {
      setIsUnsupported(true)
      return undefined
    }
    let isCurrent = true
    const draw = () => {
      if (isCurrent) drawShareCard(context, texts, share)
    }
    draw()
    // Again in the fonts of the page, which may come later.
    void document.fonts.ready.then(draw)
    return () => {
      isCurrent = false
    }
  }, [texts, share])
  const download = () =>
    canvas.current?.toBlob((blob) => {
      if (blob === null) setIsUnsupported(true)
      else downloadFile(FILE, 'image/png', blob)
    }, 'image/png')
  if (isUnsupported) return <Notice tone="warning" title={t('competition.share.unsupported')} />
  return (
    <Stack gap={12}>
      <Picture ref={canvas} {...SHARE_SIZE} role="img" aria-label={label} />
      <Row>
        <Button variant="primary" onClick={download}>
          {t('competition.share.download')}
        </Button>
      </Row>
    </Stack>
  )
}

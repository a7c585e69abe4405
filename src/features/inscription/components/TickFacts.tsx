import type { Inscription } from '@/api/inscriptions'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { Breakable } from './InscriptionPage.styles'

const FULL_PERCENT = 100
/** The digits that amounts have in every language. */
const LATIN_DIGITS = { numberingSystem: 'latn' } as const

/** What the indexer tells of a deployed tick. */
export function TickFacts({ inscription }: { readonly inscription: Inscription }) {
  const { t, locale } = useTranslation()
  const { progress, holderCount, max, minted, lim, deployTimeSec } = inscription
  const amount = (value: bigint) => <Breakable>{formatAmount(value, 0, { locale })}</Breakable>
  const minting = progress === undefined ? undefined : t('inscription.tick.progress', { percent: progress.toLocaleString(locale, LATIN_DIGITS) })
  return (
    <Stack gap={8}>
      {progress !== undefined && minting !== undefined && (
        <>
          <Text size="sm">{minting}</Text>
          <Progress value={progress / FULL_PERCENT} label={minting} />
        </>
      )}
      <Facts>
        {minted !== undefined && <Fact name={t('inscription.tick.minted')}>{amount(minted)}</Fact>}
        {max !== undefined && <Fact name={t('inscription.tick.max')}>{amount(max)}</Fact>}
        {lim !== undefined && <Fact name={t('inscription.tick.lim')}>{amount(lim)}</Fact>}
        {holderCount !== undefined && <Fact name={t('inscription.tick.holders')}>{holderCount.toLocaleString(locale, LATIN_DIGITS)}</Fact>}
        {deployTimeSec !== undefined && <Fact name={t('inscription.tick.deployed')}>{formatTime(deployTimeSec, locale)}</Fact>}
      </Facts>
    </Stack>
  )
}

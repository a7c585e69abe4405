import type { Inscription } from '@/api/inscriptions/parse'
import { transactionLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { isLowerHex } from '@/lib/hex'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import { Text } from '@/ui/Text'
import { TickAmount } from './TickAmount'

const FULL_PERCENT = 100
/** Length of a transaction hash with 0x. */
const HASH_LENGTH = 66
/** Amounts use Latin digits in every language. */
const LATIN_DIGITS = { numberingSystem: 'latn' } as const

/** Supply and progress of a deployed tick according to the indexer. */
export function TickFacts({ inscription }: { readonly inscription: Inscription }) {
  const { t, locale } = useTranslation()
  const { tick, id, progress, holderCount, max, minted, lim, deployTimeSec } = inscription
  const amount = (value: bigint) => <TickAmount amount={value} tick={tick} />
  const minting =
    progress === undefined
      ? undefined
      : t('inscription.tick.progress', { percent: progress.toLocaleString(locale, LATIN_DIGITS) })
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
        {holderCount !== undefined && (
          <Fact name={t('inscription.tick.holders')}>{holderCount.toLocaleString(locale, LATIN_DIGITS)}</Fact>
        )}
        {deployTimeSec !== undefined && (
          <Fact name={t('inscription.tick.deployed')}>
            <Deployed id={id} time={formatTime(deployTimeSec, locale)} />
          </Fact>
        )}
      </Facts>
    </Stack>
  )
}

/** Deployment time, linked to the transaction if the indexer uses its hash as the id. */
function Deployed({ id, time }: { readonly id: string | undefined; readonly time: string }) {
  return id !== undefined && isLowerHex(id) && id.length === HASH_LENGTH ? (
    <ExternalLink href={transactionLink(id)}>{time}</ExternalLink>
  ) : (
    time
  )
}

import type { ContractControl } from '@/chain/calls/contractControl'
import type { InfoDoubt } from '@/domain/exchange-info/model/info'
import type { TokenSource } from '@/domain/token/currency'
import { powersOf, tokenOwner } from '@/domain/token/model/tokenPowers'
import type { TransferFees } from '@/domain/token/model/transferFees'
import type { TranslatableText } from '@/i18n/keys'
import type { Decimal } from '@/lib/decimal'
import { formatRate, formatUsdCompact } from '@/lib/figureFormat'
import { type Address, shortenHex } from '@/lib/hex'
import { formatElapsed } from '@/lib/relativeTime'
import type { Tone } from '@/ui/theme'

/** One thing to know before trading a token. */
export interface SafetyFact {
  readonly id: string
  readonly tone: Tone
  readonly text: TranslatableText
  /** An account or contract that the text is about. */
  readonly address?: Address
}

/** What is known of a token; undefined parts have not been read, or could not be. */
export interface TokenEvidence {
  readonly source: TokenSource | 'noList' | undefined
  /** When the first of its pools was created, Unix seconds. */
  readonly firstPoolSec: number | undefined
  /** Whether older pools may be missing. */
  readonly arePoolsPartial: boolean
  readonly liquidityUsd: Decimal | undefined
  readonly doubts: readonly InfoDoubt[] | undefined
  readonly control: ContractControl | undefined
  readonly fees: TransferFees | undefined
}

const DAY_SEC = 86_400
/** Scam tokens rarely last longer. */
const YOUNG_SEC = 7 * DAY_SEC
/** With less, a single trade moves the price, and the liquidity is quickly removed. */
const THIN_USD = 10_000
/** From this transfer fee on (1 = 100 %), a trade costs more than most gain. */
const HIGH_FEE = 0.1

/** The facts of a token, in the order in which they are shown; what is not known is left out. */
export function safetyFacts(token: TokenEvidence, nowSec: number, locale: string): readonly SafetyFact[] {
  return [
    ...listingFacts(token.source),
    ...ageFacts(token, nowSec, locale),
    ...liquidityFacts(token, locale),
    ...feeFacts(token.fees, locale),
    ...controlFacts(token.control),
  ]
}

function listingFacts(source: TokenEvidence['source']): SafetyFact[] {
  const id = 'listing'
  if (source === undefined) return []
  if (source === 'noList') return [{ id, tone: 'warning', text: { key: 'infoDetail.safety.unlisted' } }]
  if (source.kind === 'list')
    return [{ id, tone: 'info', text: { key: 'infoDetail.safety.list', values: { list: source.name } } }]
  return source.kind === 'deployment'
    ? [{ id, tone: 'good', text: { key: 'infoDetail.safety.known' } }]
    : [{ id, tone: 'info', text: { key: 'infoDetail.safety.ranked' } }]
}

function ageFacts({ firstPoolSec, arePoolsPartial }: TokenEvidence, nowSec: number, locale: string): SafetyFact[] {
  if (firstPoolSec === undefined) return []
  const ageSec = Math.max(0, nowSec - firstPoolSec)
  const isYoung = ageSec < YOUNG_SEC && !arePoolsPartial
  const values = { ago: formatElapsed(ageSec, locale) }
  return [
    {
      id: 'age',
      tone: isYoung ? 'warning' : 'good',
      text: { key: isYoung ? 'infoDetail.safety.young' : 'infoDetail.safety.age', values },
    },
  ]
}

function liquidityFacts({ liquidityUsd, doubts }: TokenEvidence, locale: string): SafetyFact[] {
  const id = 'liquidity'
  if (doubts !== undefined && doubts.length > 0)
    return [{ id, tone: 'warning', text: { key: 'infoDetail.safety.liquidityUnknown' } }]
  if (liquidityUsd === undefined) return []
  const values = { usd: formatUsdCompact(liquidityUsd, locale).text }
  return [
    liquidityUsd.lt(THIN_USD)
      ? { id, tone: 'warning', text: { key: 'infoDetail.safety.thin', values } }
      : { id, tone: 'good', text: { key: 'infoDetail.safety.liquidity', values } },
  ]
}

function feeFacts(fees: TransferFees | undefined, locale: string): SafetyFact[] {
  if (fees === undefined) return []
  const { buying, selling } = fees
  if (buying.isZero() && selling.isZero())
    return [{ id: 'transferFee', tone: 'good', text: { key: 'infoDetail.safety.noFee' } }]
  const values = { buying: formatRate(buying, locale).text, selling: formatRate(selling, locale).text }
  const isHigh = buying.gte(HIGH_FEE) || selling.gte(HIGH_FEE)
  return [{ id: 'transferFee', tone: isHigh ? 'bad' : 'warning', text: { key: 'infoDetail.safety.fee', values } }]
}

function controlFacts(control: ContractControl | undefined): SafetyFact[] {
  if (control === undefined) return []
  const owner = tokenOwner(control)
  const powers = powersOf(control)
  // Without an owner, functions for one are of no use; roles of other names may exist where none is named.
  const isInControl = owner.status !== 'renounced'
  return [
    ownerFact(owner),
    ...(control.isPaused === true
      ? [{ id: 'paused', tone: 'bad', text: { key: 'infoDetail.safety.paused' } } as const]
      : []),
    ...powers.map(
      (power): SafetyFact => ({
        id: power,
        tone: isInControl || power === 'upgrade' ? 'warning' : 'info',
        text: { key: `infoDetail.safety.power.${power}` },
      }),
    ),
    ...(powers.length === 0
      ? [{ id: 'powers', tone: 'good', text: { key: 'infoDetail.safety.noPowers' } } as const]
      : []),
  ]
}

function ownerFact(owner: ReturnType<typeof tokenOwner>): SafetyFact {
  const id = 'owner'
  if (owner.status === 'owned')
    return {
      id,
      tone: 'info',
      text: { key: 'infoDetail.safety.owned', values: { owner: shortenHex(owner.owner) } },
      address: owner.owner,
    }
  return owner.status === 'renounced'
    ? { id, tone: 'good', text: { key: 'infoDetail.safety.renounced' } }
    : { id, tone: 'info', text: { key: 'infoDetail.safety.noOwner' } }
}

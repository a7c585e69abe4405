import { type VaultDefinition, type VaultStrategy, vaultPlace } from '@/config/vaultDefinition'
import { vaultTraits } from '@/config/vaultTraits'
import type { ValuedAmount } from '@/domain/price/valuedAmount'
import type { VaultYield } from '@/domain/vault/model/vaultYield'
import type { MissingPart } from '@/domain/vault/vault'
import type { Decimal } from '@/lib/decimal'
import { type FigureText, type FigureView, figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, valueOf } from '@/lib/loadable'

/** Formats numbers in the current language. */
export interface EarnFormats {
  readonly rate: (rate: Decimal) => FigureText
  /** The account's own balance. */
  readonly usd: (usd: Decimal) => FigureText
  /** A vault's TVL, short enough for a column. */
  readonly compactUsd: (usd: Decimal) => FigureText
}

/** What a vault's card reads. */
export interface EarnReads {
  readonly vaultYield: Loadable<VaultYield>
  readonly liquidity: Loadable<ValuedAmount>
  /** Undefined without a connected account. */
  readonly deposited: Loadable<ValuedAmount> | undefined
}

/** Where a card's figures come from: a vault of this network, or one whose contracts are missing. */
type EarnSource =
  | {
      readonly reads: EarnReads
      /** Undefined unless the account has a deposit. */
      readonly earned: Loadable<ValuedAmount> | undefined
      /** Absent where no history is indexed; the share token is undefined while unknown. */
      readonly indexed?: { readonly shareToken: Address | undefined }
    }
  | { readonly parts: readonly MissingPart[]; readonly observed?: Loadable<VaultYield> }

/** A figure of the connected account; `none` if it has no deposit. */
export type OwnFigureView = FigureView | 'none' | 'disconnected'

/** A card as plain data; the card is drawn again only if this changes. */
export interface EarnCardView {
  readonly id: string
  readonly section: EarnSectionId
  readonly name: string
  readonly protocol: string
  /** Present if another vault takes the same token: tells the two apart. */
  readonly strategy?: VaultStrategy
  /** Present if the same protocol has another vault for the token. */
  readonly version?: number
  readonly isNew: boolean
  readonly isDeprecated: boolean
  /** It has a take-profit page, and its rate is an APR. */
  readonly isTakeProfit: boolean
  readonly hasBalance: boolean
  readonly content: /** `apy` is present if the source of yield can be read although the vault is not on this network. */
    | { readonly status: 'missing'; readonly parts: readonly MissingPart[]; readonly apy?: FigureView }
    | {
        readonly status: 'available'
        readonly apy: FigureView
        readonly tvl: FigureView
        readonly deposited: OwnFigureView
        readonly earned: OwnFigureView
        /** Present if an index may tell what the vault really paid, from the history of its share token. */
        readonly indexed?: { readonly shareToken: Address | undefined }
      }
    /** An older version of the vault that the account can move out of. */
    | { readonly status: 'old'; readonly balance: FigureView }
}

/** The card of a vault. Its figures are computed on first access: a long list shows few of its cards. */
export function earnCard(definition: VaultDefinition, source: EarnSource, formats: EarnFormats): EarnCardView {
  let content: EarnCardView['content'] | undefined
  return {
    ...identity(definition),
    section: earnSection(definition),
    hasBalance: 'reads' in source && (valueOf(source.reads.deposited ?? LOADING)?.wei ?? 0n) > 0n,
    get content() {
      content ??= 'reads' in source ? figures(source, formats) : missing(source, formats)
      return content
    },
  }
}

function figures(
  { reads: { vaultYield, liquidity, deposited }, earned, indexed }: Extract<EarnSource, { readonly reads: unknown }>,
  formats: EarnFormats,
): EarnCardView['content'] {
  return {
    status: 'available',
    apy: apyView(vaultYield, formats),
    tvl: valueView(liquidity, formats.compactUsd),
    deposited: ownView(deposited, formats),
    earned: earned === undefined ? (deposited === undefined ? 'disconnected' : 'none') : ownView(earned, formats),
    ...(indexed && { indexed }),
  }
}

function missing(
  { parts, observed }: Extract<EarnSource, { readonly parts: unknown }>,
  formats: EarnFormats,
): EarnCardView['content'] {
  return { status: 'missing', parts, ...(observed === undefined ? {} : { apy: apyView(observed, formats) }) }
}

/** The card of an older version of a vault; undefined unless the account has a balance in it. */
export function oldVaultCard(
  definition: VaultDefinition,
  oldBalance: Loadable<ValuedAmount>,
  formats: EarnFormats,
): EarnCardView | undefined {
  if (!('value' in oldBalance) || oldBalance.value.wei === 0n) return undefined
  const content = { status: 'old', balance: valueView(oldBalance, formats.usd) } as const
  return { ...identity(definition), isNew: false, section: 'migrate', hasBalance: true, content }
}

function identity(definition: VaultDefinition) {
  return {
    id: definition.id,
    name: definition.underlyingFriendlyName,
    protocol: vaultPlace(definition),
    ...vaultTraits(definition),
    isNew: definition.isNew === true,
    isDeprecated: definition.isDeprecated === true,
    isTakeProfit: definition.isTakeProfit === true,
  }
}

function apyView(vaultYield: Loadable<VaultYield>, formats: EarnFormats): FigureView {
  return figureView(vaultYield, ({ apy }) => (apy === undefined ? undefined : formats.rate(apy)))
}

function ownView(amount: Loadable<ValuedAmount> | undefined, formats: EarnFormats): OwnFigureView {
  if (amount === undefined) return 'disconnected'
  return amount.status === 'ready' && amount.value.wei === 0n ? 'none' : valueView(amount, formats.usd)
}

function valueView(amount: Loadable<ValuedAmount>, write: EarnFormats['usd']): FigureView {
  return figureView(amount, ({ usd }) => (usd === undefined ? undefined : write(usd)))
}

export type EarnSectionId = 'migrate' | 'newest' | 'single' | 'lp' | 'deprecated'

/** From top to bottom. */
const SECTION_ORDER: readonly EarnSectionId[] = ['migrate', 'newest', 'single', 'lp', 'deprecated']

/** The first section that fits. */
function earnSection(definition: VaultDefinition): EarnSectionId {
  if (definition.isDeprecated) return 'deprecated'
  return definition.isNew ? 'newest' : definition.group
}

export interface EarnSection {
  readonly section: EarnSectionId
  readonly cards: readonly EarnCardView[]
  /** How many cards the sections above have. */
  readonly rowsAbove: number
}

/** The sections that have cards, in the order of the list. */
export function groupBySection(cards: readonly EarnCardView[]): readonly EarnSection[] {
  let rowsAbove = 0
  return SECTION_ORDER.flatMap((section) => {
    const own = cards.filter((card) => card.section === section)
    const group = { section, cards: own, rowsAbove }
    rowsAbove += own.length
    return own.length === 0 ? [] : [group]
  })
}

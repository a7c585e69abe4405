import { BUNNY_TRAIT } from '@/api/nft/bunnyTrait'
import type { NftAttribute, RestToken } from '@/api/nft/parse'
import type { Translation } from '@/i18n/useTranslation'

/** What a trait is called: that of a bunny's kind is named after a number. */
export const traitName = (traitType: string, t: Translation['t']): string =>
  traitType === BUNNY_TRAIT ? t('nftMarket.trait.kind') : traitType

type Attributes = readonly Pick<NftAttribute, 'traitType' | 'value'>[]

const kindAttribute = (attributes: Attributes) => attributes.find(({ traitType }) => traitType === BUNNY_TRAIT)?.value

/** The kind of a bunny by its attributes; undefined if they do not say. */
export function kindOf(attributes: Attributes = []): bigint | undefined {
  const kind = kindAttribute(attributes)
  return kind !== undefined && /^\d{1,9}$/.test(kind) ? BigInt(kind) : undefined
}

/** Names of the kinds of bunnies by their numbers: those of their tokens without the token ids. */
export function kindNames(
  tokens: readonly Pick<RestToken, 'tokenId' | 'name' | 'attributes'>[],
): ReadonlyMap<string, string> {
  return new Map(
    tokens.flatMap(({ tokenId, name, attributes }) => {
      const kind = kindAttribute(attributes)
      const end = ` #${tokenId}`
      return kind !== undefined && name.endsWith(end) ? [[kind, name.slice(0, -end.length)] as const] : []
    }),
  )
}

/** What an app shows of a token. Texts are plain text of bounded length, never markup. */
export interface NftMetadata {
  readonly name: string
  readonly description: string
  /** URI with data: (of an image), https: or ipfs:; '' if there is none that an app could show. */
  readonly image: string
  readonly attributes: readonly NftAttribute[]
}

export interface NftAttribute {
  readonly traitType: string
  readonly value: string
}

const NONE: NftMetadata = { name: '', description: '', image: '', attributes: [] }
/** Characters of a token URI, and of the parts of its metadata. */
const MAX_URI = 400_000
const MAX_NAME = 100
const MAX_DESCRIPTION = 2_000
const MAX_IMAGE = 200_000
const MAX_ATTRIBUTES = 50
const MAX_TRAIT = 100
const JSON_URI = /^data:application\/json(?:;charset=[\w-]+|;utf8)?(;base64)?,/
const IMAGE_URI = /^(?:data:image\/(?:svg\+xml|png|jpeg|gif|webp|avif)[;,]|https:\/\/|ipfs:\/\/)/
/** Control characters, and those that change the direction of a text or can't be seen. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu

/**
 * Reads the metadata of a token URI, which anyone may have written. Only data: URIs are read: a service that fetched what
 * a stranger's contract names could be sent anywhere. Whatever isn't as it should be is left out.
 */
export function parseMetadata(uri: string): NftMetadata {
  const fields = parseJson(uri)
  if (!isRecord(fields)) return NONE
  const attributes = Array.isArray(fields['attributes']) ? (fields['attributes'] as readonly unknown[]) : []
  return {
    name: textOf(fields['name'], MAX_NAME),
    description: textOf(fields['description'], MAX_DESCRIPTION),
    image: imageOf(fields['image']),
    attributes: attributes.slice(0, MAX_ATTRIBUTES).flatMap(attributeOf),
  }
}

function parseJson(uri: string): unknown {
  const head = JSON_URI.exec(uri)
  if (head === null || uri.length > MAX_URI) return undefined
  const body = uri.slice(head[0].length)
  try {
    return JSON.parse(head[1] === undefined ? decodeURIComponent(body) : Buffer.from(body, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

function attributeOf(attribute: unknown): readonly NftAttribute[] {
  if (!isRecord(attribute)) return []
  const traitType = textOf(attribute['trait_type'], MAX_TRAIT)
  const value = textOf(attribute['value'], MAX_TRAIT)
  return traitType === '' || value === '' ? [] : [{ traitType, value }]
}

function textOf(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replace(HIDDEN, ' ').trim().slice(0, maxLength) : ''
}

function imageOf(value: unknown): string {
  return typeof value === 'string' && value.length <= MAX_IMAGE && IMAGE_URI.test(value) ? value : ''
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

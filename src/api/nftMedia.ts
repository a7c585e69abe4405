import * as v from 'valibot'
import { readDataUri } from '@/lib/dataUri'
import { fromBase64 } from '@/lib/fromBase64'
import { readImageHeader } from '@/lib/imageHeader'
import { sanitizeText } from '@/lib/sanitizeText'
import { entriesSchema } from '@/lib/schema'
import { toBase64 } from '@/lib/toBase64'
import { isSuccess } from '@/platform/fetchText'
import { fetchOutside } from '@/platform/fetchWorker/fetchOutside'
import { isHarmlessSvg } from './harmlessSvg'
import { trustedUrls } from './tokenList/trustedUrls'
import { webUrls } from './tokenList/webUrls'

const MAX_METADATA_BYTES = 256_000
const MAX_IMAGE_BYTES = 2_000_000
/** Limits raster images, because a small file may decompress to gigabytes. */
const MAX_SIDE = 8_192
const MAX_PIXELS = 24_000_000
const TIMEOUT_MS = 15_000
const MAX_NAME_LENGTH = 80

const text = v.fallback(v.string(), '')
/** Invalid metadata counts as empty. */
const metadata = v.fallback(v.pipe(v.string(), v.parseJson(), v.object({ name: text, image: text })), {
  name: '',
  image: '',
})

/** An NFT's metadata, safe to display. */
export interface NftMedia {
  readonly name: string | undefined
  /** A validated image as a `data:` URI; undefined if there is none that can be shown. */
  readonly image: string | undefined
}

/** Which hosts are asked: any, or only IPFS gateways and the deployment's services, if the URIs may be anyone's. */
export type MediaHosts = 'any' | 'trusted'

/**
 * Fetches an https, ipfs, ipns or data URI; undefined for other schemes, and for hosts that are not asked.
 * @throws Error if it cannot be fetched or is too long
 */
async function readUri(uri: string, maxBytes: number, hosts: MediaHosts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (/^data:/i.test(uri)) {
    // A percent-encoded byte takes three characters.
    if (uri.length > maxBytes * 3) throw new Error('The address is too long')
    const bytes = readDataUri(uri)
    if (bytes === undefined || bytes.length > maxBytes) throw new Error('The address holds nothing that can be read')
    return bytes
  }
  let failure: unknown
  for (const url of hosts === 'any' ? webUrls(uri) : trustedUrls(uri)) {
    try {
      const answer = await fetchOutside({ url, maxBytes, timeoutMs: TIMEOUT_MS, as: 'base64' })
      if (isSuccess(answer)) return fromBase64(answer.text)
      failure = new Error(`The host answered ${answer.status}`)
    } catch (error) {
      failure = error
    }
  }
  if (failure !== undefined) throw failure instanceof Error ? failure : new Error('No host answers')
  return undefined
}

/**
 * Reads an image within limits.
 * @returns a `data:` URI of its detected type; undefined if it is none that can be shown
 * @throws Error if the image cannot be fetched
 */
export async function readNftImage(uri: string, hosts: MediaHosts): Promise<string | undefined> {
  const bytes = await readUri(uri, MAX_IMAGE_BYTES, hosts)
  const header = bytes && readImageHeader(bytes)
  if (bytes === undefined || header === undefined) return undefined
  if (header.type === 'image/svg+xml' && !isHarmlessSvg(new TextDecoder().decode(bytes))) return undefined
  const { width, height } = header.size ?? { width: 1, height: 1 }
  const isShowable = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
  return isShowable ? `data:${header.type};base64,${toBase64(bytes)}` : undefined
}

/**
 * Reads name and image of an NFT. Images are fetched within limits and shown as `data:` URIs of their detected type;
 * the page itself loads no URL of the metadata.
 * @param tokenUri from the collection's contract
 * @throws Error if a host does not respond; invalid content is dropped
 */
export async function readNftMedia(tokenUri: string, hosts: MediaHosts = 'any'): Promise<NftMedia> {
  const bytes = await readUri(tokenUri, MAX_METADATA_BYTES, hosts)
  const { name, image } = v.parse(metadata, bytes === undefined ? '' : new TextDecoder().decode(bytes))
  return {
    name: sanitizeText(name, MAX_NAME_LENGTH) || undefined,
    image: await readNftImage(image, hosts),
  }
}

const trait = v.object({
  trait_type: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  value: v.union([v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), v.pipe(v.number(), v.transform(String))]),
})
const MAX_TRAITS = 100
const traitMetadata = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      attributes: v.pipe(
        v.array(v.unknown()),
        v.transform((list) => list.slice(0, MAX_TRAITS)),
        entriesSchema(trait),
      ),
    }),
  ),
  { attributes: [] },
)

/**
 * Reads the traits of an NFT from its metadata, on trusted hosts only.
 * @throws Error if a host does not respond or the metadata is too long; invalid content is dropped
 */
export async function readNftTraits(
  tokenUri: string,
): Promise<readonly { readonly traitType: string; readonly value: string }[]> {
  const bytes = await readUri(tokenUri, MAX_METADATA_BYTES, 'trusted')
  const { attributes } = v.parse(traitMetadata, bytes === undefined ? '' : new TextDecoder().decode(bytes))
  return attributes.map(({ trait_type, value }) => ({ traitType: trait_type, value }))
}

import { decode, getCodec } from '@ensdomains/content-hash'
import type { Hex } from '@/lib/hex'

/** Content hashes have about 40 bytes, but a resolver may return anything. */
const MAX_LENGTH = 512

/**
 * Converts a contenthash (EIP-1577) to an IPFS or IPNS URI.
 * @throws Error 'hex must have length that is multiple of 2.', 'Unrecognized codec: ...', or the codec's error
 */
export function contenthashToUri(contenthash: Hex): string {
  if (contenthash.length % 2 !== 0) throw new Error('hex must have length that is multiple of 2.')
  if (contenthash.length > MAX_LENGTH) throw new Error('The content hash is too long.')
  const codec: string | undefined = getCodec(contenthash)
  if (codec !== 'ipfs' && codec !== 'ipns') throw new Error(`Unrecognized codec: ${codec ?? 'unknown'}.`)
  return `${codec}://${decode(contenthash)}`
}

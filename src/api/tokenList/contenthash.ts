import { decode, getCodec } from '@ensdomains/content-hash'
import type { Hex } from '@/lib/hex'

/** Content addresses are some 40 bytes; a resolver may answer with anything. */
const MAX_LENGTH = 512

/**
 * What a name's content hash (EIP-1577) says as a URI of IPFS or IPNS.
 * @throws Error 'hex must have length that is multiple of 2.', 'Unrecognized codec: ...', or what is wrong with the address in it
 */
export function contenthashToUri(contenthash: Hex): string {
  if (contenthash.length % 2 !== 0) throw new Error('hex must have length that is multiple of 2.')
  if (contenthash.length > MAX_LENGTH) throw new Error('The content hash is too long.')
  const codec: string | undefined = getCodec(contenthash)
  if (codec !== 'ipfs' && codec !== 'ipns') throw new Error(`Unrecognized codec: ${codec ?? 'unknown'}.`)
  return `${codec}://${decode(contenthash)}`
}

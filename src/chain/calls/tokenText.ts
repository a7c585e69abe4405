import { AbiDecodeError, WORD } from '../abi/abiType'
import type { ContractCall } from './call'

const WORD_HEX_LENGTH = WORD + 2

/** Decodes a zero-padded bytes32 text. @throws AbiDecodeError if it is not UTF-8 */
function decodeBytes32Text(word: string): string {
  const digits = word.replace(/(?:00)+$/, '')
  const bytes = Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, i) =>
    Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AbiDecodeError('Not UTF-8')
  }
}

/** `name()` or `symbol()` of any token. Old tokens return a bytes32, which is shorter than any ABI-encoded string. */
export function tolerantTextCall(call: ContractCall<string>): ContractCall<string> {
  const { key, to, data } = call
  return {
    key,
    to,
    data,
    decode: (result) => (result.length === WORD_HEX_LENGTH ? decodeBytes32Text(result.slice(2)) : call.decode(result)),
  }
}

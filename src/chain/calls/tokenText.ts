import { AbiDecodeError, WORD } from '../abi/abiType'
import type { ContractCall } from './call'

const WORD_HEX_LENGTH = WORD + 2

/** The text in a bytes32, which zeros fill up. @throws AbiDecodeError for what is no text */
function textOfWord(word: string): string {
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

/** `name()` or `symbol()` of any token: tokens older than strings answer with a bytes32, which no string is as short as. */
export function textOf(call: ContractCall<string>): ContractCall<string> {
  const { key, to, data } = call
  return {
    key,
    to,
    data,
    decode: (result) => (result.length === WORD_HEX_LENGTH ? textOfWord(result.slice(2)) : call.decode(result)),
  }
}

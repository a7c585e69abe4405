import { type Hex, toLowerHex } from '@/lib/hex'
import { AbiDecodeError, type AbiType } from './abiType'

/** Encodes call data: selector and arguments. @throws AbiEncodeError for an argument that does not fit its type */
export function encodeCall<Args extends readonly unknown[]>(
  fn: { readonly selector: Hex; readonly inputs: AbiType<Args> },
  args: Args,
): Hex {
  return `${fn.selector}${fn.inputs.encode(args)}`
}

/**
 * Decodes return data, or revert data without its selector.
 * @throws AbiDecodeError for anything else, including empty data
 */
export function decodeData<T>(type: AbiType<T>, data: Hex): T {
  // Nodes usually answer in lower case, but upper case is valid too.
  const lower = toLowerHex(data)
  if (lower === undefined || lower.length % 2 !== 0) throw new AbiDecodeError('Not hex data')
  const hex = lower.slice(2)
  return type.decode({ hex, arrayBudget: hex.length }, 0)
}

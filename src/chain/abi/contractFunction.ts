import type { Hex } from '@/lib/hex'
import type { AbiType } from './abiType'
import { decodeData } from './codec'

/** A contract function with its argument types. */
export interface ContractFunction<Args extends readonly unknown[], Output> {
  readonly name: string
  /** First four bytes of the signature's keccak hash. */
  readonly selector: Hex
  readonly inputs: AbiType<Args>
  /** A single output is its value; several are an object by name, or a tuple if some have no name. */
  readonly outputs: AbiType<Output>
}

/** A contract event. */
export interface ContractEvent<Data> {
  /** keccak hash of the signature; `topics[0]` of its logs. */
  readonly topic: Hex
  /** The arguments that are not indexed. */
  readonly data: AbiType<Data>
  /** Decodes a log's data. @throws AbiDecodeError */
  decode(data: Hex): Data
}

/** Creates an event from its topic and the type of its data. */
export function contractEvent<Data>(topic: Hex, data: AbiType<Data>): ContractEvent<Data> {
  return { topic, data, decode: (hex) => decodeData(data, hex) }
}

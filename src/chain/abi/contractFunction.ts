import type { Hex } from '@/lib/hex'
import type { AbiType } from './abiType'
import { decodeData } from './codec'

/** One function of a contract, with names and types of its arguments. */
export interface ContractFunction<Args extends readonly unknown[], Output> {
  readonly name: string
  /** First four bytes of the signature's keccak hash. */
  readonly selector: Hex
  readonly inputs: AbiType<Args>
  /** One output is its value; several are an object by name, or a labelled tuple where some have no name. */
  readonly outputs: AbiType<Output>
}

/** One event of a contract. */
export interface ContractEvent<Data> {
  /** The signature's keccak hash, `topics[0]` of its logs. */
  readonly topic: Hex
  /** The arguments that are not indexed. */
  readonly data: AbiType<Data>
  /** From a log's data. @throws AbiDecodeError for anything else */
  decode(data: Hex): Data
}

export function contractEvent<Data>(topic: Hex, data: AbiType<Data>): ContractEvent<Data> {
  return { topic, data, decode: (hex) => decodeData(data, hex) }
}

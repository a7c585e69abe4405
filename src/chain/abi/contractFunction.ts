import type { Hex } from '@/lib/hex'
import type { AbiType } from './abiType'

/** One function of a contract. All of them are generated from `abis/`, with names and types of their arguments. */
export interface ContractFunction<Args extends readonly unknown[], Output> {
  /** Canonical: `balanceOf(address)`. */
  readonly signature: string
  /** First four bytes of the signature's keccak hash. */
  readonly selector: Hex
  readonly inputs: AbiType<Args>
  /** One output is its value; several are an object by name, or a labelled tuple where some have no name. */
  readonly outputs: AbiType<Output>
}

/** One event of a contract. */
export interface ContractEvent<Data> {
  /** Canonical: `Transfer(address,address,uint256)`. */
  readonly signature: string
  /** The signature's keccak hash, `topics[0]` of its logs. */
  readonly topic: Hex
  /** The arguments that are not indexed. */
  readonly data: AbiType<Data>
}

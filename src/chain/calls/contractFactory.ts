import { type Address, type Hex, isAddress } from '@/lib/hex'
import type { AbiType } from '../abi/abiType'
import { decodeData, encodeCall } from '../abi/codec'
import type { ContractFunction } from '../abi/contractFunction'
import { type TxCall, type TxValue, txCall } from '../tx/txCall'
import { type CallKey, type ContractCall, invalidContract } from './call'

/** The function names are the table's keys; signatures are not needed at runtime. */
type FunctionRow<Args, Output> = readonly [selector: Hex, inputs: AbiType<Args>, outputs: AbiType<Output>]

type ReadRow<M> = M extends (...args: infer Args) => ContractCall<infer Output>
  ? FunctionRow<Readonly<Args>, Output>
  : never
type WriteRow<M> = M extends (...args: infer Args) => TxCall<infer Output> ? FunctionRow<Readonly<Args>, Output> : never
type PayableRow<M> = M extends (...args: infer All) => TxCall<infer Output>
  ? All extends [...infer Args, TxValue]
    ? FunctionRow<Readonly<Args>, Output>
    : never
  : never

type ReadNames<C> = {
  [K in keyof C]: C[K] extends (...args: never[]) => ContractCall<unknown> ? K : never
}[keyof C]
type PayableNames<C> = { [K in keyof C]: PayableRow<C[K]> extends never ? never : K }[keyof C]
type WriteNames<C> = Exclude<
  { [K in keyof C]: C[K] extends (...args: never[]) => TxCall ? K : never }[keyof C],
  PayableNames<C>
>

type FunctionOf<Row> =
  Row extends FunctionRow<infer Args extends readonly unknown[], infer Output> ? ContractFunction<Args, Output> : never

/** Returns the contract at an address, with one method per function. Generated from `abis/`. */
export interface ContractFactory<C> {
  (address: Address): C
  /** For encoding and decoding by hand: selectors, and the arguments of calls found elsewhere. */
  readonly functions: {
    readonly [K in ReadNames<C> | WriteNames<C> | PayableNames<C>]: FunctionOf<
      K extends ReadNames<C> ? ReadRow<C[K]> : K extends PayableNames<C> ? PayableRow<C[K]> : WriteRow<C[K]>
    >
  }
}

interface Bound {
  readonly address: Address
}
type Method = (this: Bound, ...args: readonly unknown[]) => unknown
type AnyFunction = ContractFunction<readonly unknown[], unknown>

// A class, because hundreds are created per render: methods are shared on the prototype, closures would not be.
class EncodedCall implements ContractCall<unknown> {
  readonly key: CallKey
  readonly to: Address
  readonly data: Hex
  private readonly outputs: AbiType<unknown>

  constructor(to: Address, fn: AnyFunction, args: readonly unknown[]) {
    if (!isAddress(to)) throw invalidContract(String(to))
    this.to = to.toLowerCase() as Address
    // The codec writes lower-case hex, so the key needs no validation.
    this.data = encodeCall(fn, args)
    this.key = `${this.to}-${this.data}`
    this.outputs = fn.outputs
  }

  decode(result: Hex): unknown {
    return decodeData(this.outputs, result)
  }
}

/** Reads return a call for the multicall slice or `readCall`. */
function readMethod(fn: AnyFunction): Method {
  return function (...args) {
    return new EncodedCall(this.address, fn, args)
  }
}

/** Writes return the call that a transaction makes. */
function writeMethod(fn: AnyFunction): Method {
  return function (...args) {
    return txCall(this.address, fn, args)
  }
}

function payableMethod(fn: AnyFunction): Method {
  return function (...args) {
    return txCall(this.address, fn, args.slice(0, -1), args.at(-1) as TxValue)
  }
}

/** Binds a contract's functions to addresses. Every method throws for an address or argument that cannot be encoded. */
export function contractFactory<C>(
  reads: { readonly [K in ReadNames<C>]: ReadRow<C[K]> },
  writes: { readonly [K in WriteNames<C>]: WriteRow<C[K]> },
  payable: { readonly [K in PayableNames<C>]: PayableRow<C[K]> },
): ContractFactory<C> {
  const functions: Record<string, AnyFunction> = {}
  const methods: Record<string, Method> = {}
  const declare = (rows: object, toMethod: (fn: AnyFunction) => Method) => {
    const entries = Object.entries(rows) as [string, FunctionRow<readonly unknown[], unknown>][]
    for (const [name, [selector, inputs, outputs]] of entries) {
      const fn = { name, selector, inputs, outputs }
      functions[name] = fn
      methods[name] = toMethod(fn)
    }
  }
  declare(reads, readMethod)
  declare(writes, writeMethod)
  declare(payable, payableMethod)
  const bindTo = (address: Address) => Object.assign(Object.create(methods) as Bound, { address })
  return Object.assign(bindTo, { functions }) as unknown as ContractFactory<C>
}

import { AbiCoder, type EventFragment, type Interface, ParamType } from 'ethers'
import type { MappingMemory, Pointer } from './mappingMemory.ts'
import { writeEthereumValue } from './mappingValues.ts'

/** A log as returned by the node. */
export interface RawLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
  readonly blockNumber: string
  readonly blockHash: string
  readonly transactionHash: string
  readonly logIndex: string
}

export interface RawTransaction {
  readonly hash: string
  readonly transactionIndex: string
  readonly from: string
  readonly to: string | null
  readonly value: string
  readonly gas: string
  readonly gasPrice: string
  readonly input: string
  readonly nonce: string
}

/** A block with its transactions. */
export interface RawBlock {
  readonly hash: string
  readonly parentHash: string
  readonly sha3Uncles: string
  readonly miner: string
  readonly stateRoot: string
  readonly transactionsRoot: string
  readonly receiptsRoot: string
  readonly number: string
  readonly gasUsed: string
  readonly gasLimit: string
  readonly timestamp: string
  readonly difficulty: string
  readonly totalDifficulty?: string
  readonly size: string
  readonly baseFeePerGas?: string
  readonly transactions: readonly RawTransaction[]
}

/** A decoded log with its block. */
export interface ChainEvent {
  readonly log: RawLog
  readonly block: RawBlock
  readonly params: DecodedParams
}

export interface DecodedParams {
  readonly types: readonly ParamType[]
  readonly values: readonly unknown[]
}

/** Finds an event of an ABI by a manifest's signature, such as `Sync(uint112,uint112)`. @throws Error if it has none */
export function findEvent(abi: Interface, signature: string): EventFragment {
  const found = abi.fragments.find(
    (fragment): fragment is EventFragment =>
      fragment.type === 'event' && signatureOf(fragment as EventFragment) === signature.replaceAll(', ', ','),
  )
  if (found === undefined) throw new Error(`The ABI has no event ${signature}`)
  return found
}

function signatureOf({ name, inputs }: EventFragment): string {
  const types = inputs.map((input) => `${input.indexed === true ? 'indexed ' : ''}${input.format('sighash')}`)
  return `${name}(${types.join(',')})`
}

/** Undefined for a log of another event with the same topic, which graph-node skips too. */
export function decodeLog(fragment: EventFragment, log: RawLog): DecodedParams | undefined {
  const { inputs } = fragment
  const values = decodeWords(inputs, log)
  if (values !== undefined) return { types: inputs, values }
  const types = inputs.map(typeInLog)
  const topics = log.topics.slice(1)
  const data = decodeValues(
    types.filter((_, index) => inputs[index]?.indexed !== true),
    log.data,
  )
  if (data === undefined || topics.length !== types.length - data.length) return undefined
  const rest = data.values()
  const decoded = types.map((type, index) =>
    inputs[index]?.indexed === true ? decodeValues([type], topics.shift() ?? '')?.[0] : rest.next().value,
  )
  return decoded.includes(undefined) ? undefined : { types, values: decoded }
}

/** Of an indexed parameter without a fixed length, a log only has the hash. */
function typeInLog(input: ParamType): ParamType {
  const isHashed = input.indexed === true && /^(string|bytes|array|tuple)$/.test(input.baseType)
  return isHashed ? ParamType.from({ type: 'bytes32', name: input.name }) : input
}

/** Decodes values, texts as bytes, because those may not be valid UTF-8. Undefined if they are of other types. */
export function decodeValues(types: readonly ParamType[], data: string): readonly unknown[] | undefined {
  try {
    const texts = types.map((type) => type.format('sighash').replace(/\bstring\b/g, 'bytes'))
    return AbiCoder.defaultAbiCoder().decode(texts, data).toArray(true) as unknown[]
  } catch {
    return undefined
  }
}

/** Hexadecimal digits. */
const WORD = 64
const ADDRESS = 40
const WORD_BITS = 256

/**
 * Decodes an event of addresses and numbers, as most are: ethers also computes the checksum of every address, which takes
 * longer than a handler. Undefined for other types and lengths.
 */
function decodeWords(inputs: readonly ParamType[], { topics, data }: RawLog): readonly unknown[] | undefined {
  const inTopics = inputs.filter(({ indexed }) => indexed === true).length
  if (topics.length !== 1 + inTopics || data.length !== 2 + (inputs.length - inTopics) * WORD) return undefined
  const indexed = topics.slice(1).map((topic) => topic.slice(2))
  const others = Array.from({ length: inputs.length - inTopics }, (_, index) =>
    data.slice(2 + index * WORD, 2 + (index + 1) * WORD),
  )
  const values: unknown[] = []
  for (const input of inputs) {
    const word = (input.indexed === true ? indexed : others).shift() ?? ''
    if (input.type === 'address') values.push(`0x${word.slice(-ADDRESS)}`)
    else if (/^uint\d+$/.test(input.type)) values.push(BigInt(`0x${word}`))
    else if (/^int\d+$/.test(input.type)) values.push(BigInt.asIntN(WORD_BITS, BigInt(`0x${word}`)))
    else return undefined
  }
  return values
}

/** Writes an `ethereum.Event` of graph-ts, chain/ethereum.ts. */
export function writeEvent(memory: MappingMemory, { log, block, params }: ChainEvent): Pointer {
  const transaction = block.transactions.find(({ hash }) => hash === log.transactionHash)
  if (transaction === undefined) throw new Error(`Block ${block.number} has no transaction ${log.transactionHash}`)
  const written = params.types.map((type, index) =>
    memory.writeObject('eventParam', [
      memory.writeString(type.name),
      writeEthereumValue(memory, type, params.values[index]),
    ]),
  )
  const logIndex = memory.writeBigInt(BigInt(log.logIndex))
  return memory.writeObject('event', [
    memory.writeHex(log.address),
    logIndex,
    // The index in the transaction, which graph-node takes from the log index too.
    logIndex,
    0,
    writeBlock(memory, block),
    writeTransaction(memory, transaction),
    memory.writeArray('eventParams', written),
    // Receipts are only given to handlers that ask for them.
    0,
  ])
}

function writeBlock(memory: MappingMemory, block: RawBlock): Pointer {
  const hashes = [
    block.hash,
    block.parentHash,
    block.sha3Uncles,
    block.miner,
    block.stateRoot,
    block.transactionsRoot,
    block.receiptsRoot,
  ]
  const quantities = [
    block.number,
    block.gasUsed,
    block.gasLimit,
    block.timestamp,
    block.difficulty,
    block.totalDifficulty ?? '0x0',
    block.size,
  ]
  return memory.writeObject('block', [
    ...hashes.map((hash) => memory.writeHex(hash)),
    ...quantities.map((quantity) => memory.writeBigInt(BigInt(quantity))),
    block.baseFeePerGas === undefined ? 0 : memory.writeBigInt(BigInt(block.baseFeePerGas)),
  ])
}

function writeTransaction(memory: MappingMemory, transaction: RawTransaction): Pointer {
  const { hash, transactionIndex, from, to, value, gas, gasPrice, input, nonce } = transaction
  const quantity = (hex: string) => memory.writeBigInt(BigInt(hex))
  return memory.writeObject('transaction', [
    memory.writeHex(hash),
    quantity(transactionIndex),
    memory.writeHex(from),
    to === null ? 0 : memory.writeHex(to),
    quantity(value),
    quantity(gas),
    quantity(gasPrice),
    memory.writeHex(input),
    quantity(nonce),
  ])
}

import { foreignText } from '@/lib/foreignText'
import type { Hex } from '@/lib/hex'
import { NetworkError } from '../rpc/rpcError'
import { decodeRevert } from './revert'

/** What went wrong with the chain or the wallet, in the app's own terms. */
export interface ChainError {
  readonly kind:
    | 'rejected'
    | 'wrongChain'
    | 'insufficientFunds'
    /** Found out before sending: the simulation reverted. */
    | 'wouldRevert'
    /** Sent, mined and failed. */
    | 'reverted'
    | 'underpriced'
    /** Nodes gave different figures for what it was made of. */
    | 'disputed'
    | 'network'
    | 'unknown'
  /** The contract's or the node's own words. */
  readonly reason?: string
}

/** Carries a chain error where something must be thrown. */
export class ChainFailure extends Error {
  override readonly name = 'ChainFailure'
  constructor(readonly chainError: ChainError) {
    super(chainError.reason ?? chainError.kind)
  }
}

interface Facts {
  readonly code: number | string | undefined
  /** All that is said at this level: it tells the kind. */
  readonly message: string
  /** What of it is for a reader, without the dump that a library adds; absent where a library only says that it wraps. */
  readonly words: string | undefined
  readonly data: Hex | undefined
  readonly depth: number
}

const NESTED = ['error', 'info', 'data', 'originalError', 'cause', 'payload', 'value'] as const
// "could not coalesce error": ethers has no name for what the wallet threw.
const ETHERS_WRAPS = 'UNKNOWN_ERROR'
/** Where a message goes over into data: JSON, the `(key=value, …)` of ethers, or a line of a program's stack. */
const DUMP = /[{[]\s*["'{[]|\((?:[\w.]+=|\s*\{)|\n\s+at /
const MAX_DEPTH = 6
// Words of others: enough to understand, never a page of hex. What stands far behind tells no kind either.
const MAX_REASON_LENGTH = 200
const MAX_MESSAGE_LENGTH = 10_000

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function asRevertData(value: unknown): Hex | undefined {
  return typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value) ? (value.toLowerCase() as Hex) : undefined
}

/** The JSON that some wallets write into their message (`[ethjs-query] while formatting outputs from RPC '{…}'`). */
function jsonIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start < 0 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** A message up to the data that it dumps; undefined where that is all of it. */
function wordsOf(text: string): string | undefined {
  const dump = text.search(DUMP)
  const words = (dump < 0 ? text : text.slice(0, dump)).replace(/[\s'"]+$/, '')
  return /\S/.test(words) ? words : undefined
}

/** Every level of an error: wallets and libraries wrap the node's answer in their own, each in its own way. */
function factsOf(thrown: unknown): Facts[] {
  const facts: Facts[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || seen.has(value)) return
    if (typeof value === 'string') {
      const message = value.slice(0, MAX_MESSAGE_LENGTH)
      facts.push({ code: undefined, message, words: wordsOf(message), data: undefined, depth })
      visit(jsonIn(message), depth + 1)
    }
    const record = asRecord(value)
    if (record === undefined) return
    seen.add(value)
    const { code, message, shortMessage, data } = record
    const texts = [message, shortMessage]
      .filter((text) => typeof text === 'string')
      .map((text) => text.slice(0, MAX_MESSAGE_LENGTH))
    // The short message of ethers is its message without the dump.
    const words = texts.at(-1)
    facts.push({
      code: typeof code === 'number' || typeof code === 'string' ? code : undefined,
      message: texts.join(' '),
      words: code === ETHERS_WRAPS || words === undefined ? undefined : wordsOf(words),
      data: asRevertData(data),
      depth,
    })
    if (texts[0] !== undefined) visit(jsonIn(texts[0]), depth + 1)
    for (const key of NESTED) if (typeof record[key] === 'object') visit(record[key], depth + 1)
  }
  visit(thrown, 0)
  return facts
}

type Kind = ChainError['kind']

// EIP-1193 and EIP-3326 provider codes, and the codes of ethers v6.
const KIND_BY_CODE: Readonly<Record<string, Kind>> = {
  4001: 'rejected',
  ACTION_REJECTED: 'rejected',
  4100: 'rejected',
  // EIP-5792: the user did not want the account upgraded for batches.
  5750: 'rejected',
  4900: 'network',
  4901: 'wrongChain',
  4902: 'wrongChain',
  NETWORK_ERROR: 'network',
  SERVER_ERROR: 'network',
  TIMEOUT: 'network',
  INSUFFICIENT_FUNDS: 'insufficientFunds',
  REPLACEMENT_UNDERPRICED: 'underpriced',
  CALL_EXCEPTION: 'wouldRevert',
}

// What geth, Ethermint and anvil say; the first that fits counts.
const KIND_BY_MESSAGE: readonly (readonly [RegExp, Kind])[] = [
  [/user (?:rejected|denied|cancell?ed)|rejected by (?:the )?user/i, 'rejected'],
  [/insufficient funds|insufficient balance for (?:gas|transfer)/i, 'insufficientFunds'],
  [/underpriced|fee too low|less than block base fee|gas price (?:is )?too low/i, 'underpriced'],
  [/nonce (?:is )?too low|invalid nonce|already known|nonce has already been used/i, 'underpriced'],
  [/revert|invalid opcode|out of gas|gas required exceeds/i, 'wouldRevert'],
  [/chain.{0,20}(?:mismatch|does not match)|wrong (?:chain|network)/i, 'wrongChain'],
  [/failed to fetch|network ?error|timed? ?out|econn|could not (?:connect|detect network)|disconnected/i, 'network'],
]

function first<T, U>(items: readonly T[], pick: (item: T) => U | undefined): U | undefined {
  for (const item of items) {
    const picked = pick(item)
    if (picked !== undefined) return picked
  }
  return undefined
}

/** What the one who failed says of it, not those who passed it on. */
function innermostWords(facts: readonly Facts[]): string | undefined {
  const said = facts.filter(({ words }) => words !== undefined)
  return said.reduce<Facts | undefined>(
    (best, fact) => (best === undefined || fact.depth > best.depth ? fact : best),
    undefined,
  )?.words
}

function withReason(kind: Kind, reason: string | undefined): ChainError {
  const words = foreignText(reason ?? '', MAX_REASON_LENGTH)
  return words === '' ? { kind } : { kind, reason: words }
}

/** Reads what a node, a wallet or a library threw. The only reader of provider codes and messages. */
export function toChainError(thrown: unknown): ChainError {
  if (thrown instanceof ChainFailure) return thrown.chainError
  if (thrown instanceof NetworkError) return withReason('network', thrown.message)
  const facts = factsOf(thrown)
  const message = innermostWords(facts)
  const revertData = first(facts, (fact) => (fact.data === undefined || fact.data.length < 10 ? undefined : fact.data))
  const byCode = first(facts, (fact) => (fact.code === undefined ? undefined : KIND_BY_CODE[String(fact.code)]))
  if (byCode === 'rejected') return withReason('rejected', message)
  if (revertData !== undefined) return withReason('wouldRevert', decodeRevert(revertData) ?? revertReasonIn(facts))
  const byMessage = first(facts, (fact) => KIND_BY_MESSAGE.find(([pattern]) => pattern.test(fact.message))?.[1])
  // A code is general (every failed estimate is a CALL_EXCEPTION); the node's words say which failure it was.
  const kind =
    byMessage ?? byCode ?? (thrown instanceof TypeError && /fetch/i.test(thrown.message) ? 'network' : 'unknown')
  return withReason(kind, kind === 'wouldRevert' ? revertReasonIn(facts) : message)
}

/** What nodes write of data that they cannot decode either: that says nothing to anybody. */
const UNDECODED = /^(?:custom error|0x)/i

/** `execution reverted: the reason` as nodes write it in their message. */
function revertReasonIn(facts: readonly Facts[]): string | undefined {
  const said = first(facts, (fact) =>
    /revert(?:ed)?(?: with reason string)?:? '?"?([^'"()]+)/i.exec(fact.message)?.[1]?.trim(),
  )
  return said === undefined || UNDECODED.test(said) ? undefined : said
}

import type { Hex } from '@/lib/hex'
import { sanitizeText } from '@/lib/sanitizeText'
import { NetworkError } from '../rpc/rpcError'
import { decodeRevert } from './revert'

/** A failure of the chain or the wallet. */
export interface ChainError {
  readonly kind:
    | 'rejected'
    | 'wrongChain'
    | 'insufficientFunds'
    /** The simulation before sending reverted. */
    | 'wouldRevert'
    /** Mined and failed. */
    | 'reverted'
    | 'underpriced'
    /** Nodes returned different values for the figures it was built from. */
    | 'disputed'
    | 'network'
    | 'unknown'
  /** The contract's or node's own message. */
  readonly reason?: string
}

/** An Error that carries a chain error. */
export class ChainFailure extends Error {
  override readonly name = 'ChainFailure'
  constructor(readonly chainError: ChainError) {
    super(chainError.reason ?? chainError.kind)
  }
}

interface ErrorLevel {
  readonly code: number | string | undefined
  /** All messages of this level, for classification. */
  readonly message: string
  /**
   * The part of the message for display, without dumped data; absent if a library only reports that it wraps another
   * error.
   */
  readonly display: string | undefined
  readonly data: Hex | undefined
  readonly depth: number
}

const NESTED = ['error', 'info', 'data', 'originalError', 'cause', 'payload', 'value'] as const
// "could not coalesce error": ethers does not recognize the wallet's error.
const ETHERS_WRAPPER_CODE = 'UNKNOWN_ERROR'
/** Where a message turns into dumped data: JSON, ethers' `(key=value, …)`, or a stack trace. */
const DUMP = /[{[]\s*["'{[]|\((?:[\w.]+=|\s*\{)|\n\s+at /
const MAX_DEPTH = 6
// Limits for foreign messages: what is shown, and what is searched for keywords.
const MAX_REASON_LENGTH = 200
const MAX_MESSAGE_LENGTH = 10_000

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

function asRevertData(value: unknown): Hex | undefined {
  return typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value) ? (value.toLowerCase() as Hex) : undefined
}

/** JSON that some wallets put into their message (`[ethjs-query] while formatting outputs from RPC '{…}'`). */
function jsonIn(text: string): unknown {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')]
  if (start < 0 || end < start) return undefined
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** The message before any dumped data; undefined if there is nothing else. */
function withoutDump(text: string): string | undefined {
  const dump = text.search(DUMP)
  const words = (dump < 0 ? text : text.slice(0, dump)).replace(/[\s'"]+$/, '')
  return /\S/.test(words) ? words : undefined
}

/** All levels of an error: wallets and libraries wrap the node's error, each in its own way. */
function errorLevels(thrown: unknown): ErrorLevel[] {
  const levels: ErrorLevel[] = []
  const seen = new Set<unknown>()
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || seen.has(value)) return
    if (typeof value === 'string') {
      const message = value.slice(0, MAX_MESSAGE_LENGTH)
      levels.push({ code: undefined, message, display: withoutDump(message), data: undefined, depth })
      visit(jsonIn(message), depth + 1)
    }
    const record = asRecord(value)
    if (record === undefined) return
    seen.add(value)
    const { code, message, shortMessage, data } = record
    const texts = [message, shortMessage]
      .filter((text) => typeof text === 'string')
      .map((text) => text.slice(0, MAX_MESSAGE_LENGTH))
    // ethers' short message is its message without the dump.
    const words = texts.at(-1)
    levels.push({
      code: typeof code === 'number' || typeof code === 'string' ? code : undefined,
      message: texts.join(' '),
      display: code === ETHERS_WRAPPER_CODE || words === undefined ? undefined : withoutDump(words),
      data: asRevertData(data),
      depth,
    })
    if (texts[0] !== undefined) visit(jsonIn(texts[0]), depth + 1)
    for (const key of NESTED) if (typeof record[key] === 'object') visit(record[key], depth + 1)
  }
  visit(thrown, 0)
  return levels
}

type Kind = ChainError['kind']

// Provider codes of EIP-1193 and EIP-3326, and codes of ethers v6.
const KIND_BY_CODE: Readonly<Record<string, Kind>> = {
  4001: 'rejected',
  ACTION_REJECTED: 'rejected',
  4100: 'rejected',
  // EIP-5792: the user declined the account upgrade that batches need.
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

// Messages of geth, Ethermint and anvil; the first match counts.
const KIND_BY_MESSAGE: readonly (readonly [RegExp, Kind])[] = [
  [/user (?:rejected|denied|cancell?ed)|rejected by (?:the )?user/i, 'rejected'],
  [/insufficient funds|insufficient balance for (?:gas|transfer)/i, 'insufficientFunds'],
  [/underpriced|fee too low|less than block base fee|gas price (?:is )?too low/i, 'underpriced'],
  [/nonce (?:is )?too low|invalid nonce|already known|nonce has already been used/i, 'underpriced'],
  [/revert|invalid opcode|out of gas|gas required exceeds/i, 'wouldRevert'],
  [/chain.{0,20}(?:mismatch|does not match)|wrong (?:chain|network)/i, 'wrongChain'],
  [/failed to fetch|network ?error|timed? ?out|econn|could not (?:connect|detect network)|disconnected/i, 'network'],
]

function firstDefined<T, U>(items: readonly T[], pick: (item: T) => U | undefined): U | undefined {
  for (const item of items) {
    const picked = pick(item)
    if (picked !== undefined) return picked
  }
  return undefined
}

/** The message of the origin of the failure rather than of the layers around it. */
function innermostMessage(levels: readonly ErrorLevel[]): string | undefined {
  const said = levels.filter(({ display }) => display !== undefined)
  return said.reduce<ErrorLevel | undefined>(
    (best, fact) => (best === undefined || fact.depth > best.depth ? fact : best),
    undefined,
  )?.display
}

function withReason(kind: Kind, reason: string | undefined): ChainError {
  const words = sanitizeText(reason ?? '', MAX_REASON_LENGTH)
  return words === '' ? { kind } : { kind, reason: words }
}

/**
 * Classifies an error thrown by a node, a wallet or a library. The only place that reads provider codes and messages.
 */
export function toChainError(thrown: unknown): ChainError {
  if (thrown instanceof ChainFailure) return thrown.chainError
  if (thrown instanceof NetworkError) return withReason('network', thrown.message)
  const levels = errorLevels(thrown)
  const message = innermostMessage(levels)
  const revertData = firstDefined(levels, (fact) =>
    fact.data === undefined || fact.data.length < 10 ? undefined : fact.data,
  )
  const byCode = firstDefined(levels, (fact) => (fact.code === undefined ? undefined : KIND_BY_CODE[String(fact.code)]))
  if (byCode === 'rejected') return withReason('rejected', message)
  if (revertData !== undefined) return withReason('wouldRevert', decodeRevert(revertData) ?? revertReasonIn(levels))
  const byMessage = firstDefined(levels, (fact) => KIND_BY_MESSAGE.find(([pattern]) => pattern.test(fact.message))?.[1])
  // Codes are generic (every failed estimate is a CALL_EXCEPTION), so the node's message takes precedence.
  const kind =
    byMessage ?? byCode ?? (thrown instanceof TypeError && /fetch/i.test(thrown.message) ? 'network' : 'unknown')
  return withReason(kind, kind === 'wouldRevert' ? revertReasonIn(levels) : message)
}

/** What nodes write if they cannot decode the revert data. */
const UNDECODED_REASON = /^(?:custom error|0x)/i

/** The reason in `execution reverted: <reason>`. */
function revertReasonIn(levels: readonly ErrorLevel[]): string | undefined {
  const said = firstDefined(levels, (fact) =>
    /revert(?:ed)?(?: with reason string)?:? '?"?([^'"()]+)/i.exec(fact.message)?.[1]?.trim(),
  )
  return said === undefined || UNDECODED_REASON.test(said) ? undefined : said
}

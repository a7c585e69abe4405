export type ChainErrorKind =
  /** The user said no. An outcome, not an error. */
  | 'rejected'
  | 'wrongChain'
  | 'insufficientFunds'
  /** A simulation failed: nothing was sent. */
  | 'wouldRevert'
  /** It was mined and failed. */
  | 'reverted'
  /** The fee is below what the node takes. */
  | 'underpriced'
  | 'network'
  | 'unknown'

/** What went wrong between the app and the chain, in one shape. */
export interface ChainError {
  readonly kind: ChainErrorKind
  /** The contract's or node's own words, shortened; hostile text, show it as text only. */
  readonly reason?: string
}

const MAX_REASON_LENGTH = 200
const MAX_DEPTH = 6

/** EIP-1193 and EIP-1474 codes, and the names that ethers gives. */
const KIND_BY_CODE: Readonly<Record<string, ChainErrorKind>> = {
  '4001': 'rejected',
  ACTION_REJECTED: 'rejected',
  '4100': 'rejected',
  '4900': 'network',
  '4901': 'wrongChain',
  '4902': 'wrongChain',
  INSUFFICIENT_FUNDS: 'insufficientFunds',
  REPLACEMENT_UNDERPRICED: 'underpriced',
  CALL_EXCEPTION: 'wouldRevert',
  NETWORK_ERROR: 'network',
  SERVER_ERROR: 'network',
  TIMEOUT: 'network',
  '3': 'wouldRevert',
}

/** Nodes word these freely, and give all of them the code -32000. */
const KIND_BY_MESSAGE: readonly (readonly [RegExp, ChainErrorKind])[] = [
  [/user (rejected|denied|cancel)/i, 'rejected'],
  [/insufficient funds|doesn't have enough funds/i, 'insufficientFunds'],
  [/underpriced|max fee per gas less than block base fee|fee too low/i, 'underpriced'],
  [/revert/i, 'wouldRevert'],
  [/chain.?id|wrong network|unrecognized chain/i, 'wrongChain'],
  [/failed to fetch|network|timed? ?out|load failed/i, 'network'],
]

const PANIC_REASONS: Readonly<Record<number, string>> = {
  0x01: 'assertion failed',
  0x11: 'arithmetic overflow',
  0x12: 'division by zero',
  0x32: 'index out of range',
}

/** OpenZeppelin's errors that users can meet, by selector. */
const CUSTOM_ERROR_REASONS: Readonly<Record<string, string>> = {
  '0xe450d38c': 'transfer amount exceeds balance',
  '0xfb8f41b2': 'insufficient allowance',
  '0x118cdaa7': 'caller is not the owner',
  '0x3ee5aeb5': 'reentrant call',
  '0x5274afe7': 'token transfer failed',
}

/** A typed error to throw where this project itself finds the fault. */
export class ChainFault extends Error {
  readonly chainError: ChainError
  constructor(chainError: ChainError) {
    super(chainError.reason ?? chainError.kind)
    this.chainError = chainError
  }
}

/** The only reader of provider codes and messages: whatever was thrown, as one of our kinds. */
export function toChainError(thrown: unknown): ChainError {
  if (thrown instanceof ChainFault) return thrown.chainError
  const layers = errorLayers(thrown)
  const reason = firstOf(layers, (layer) => revertReason(layer.data)) ?? firstOf(layers, messageOf)
  const kind = kindOf(layers)
  return reason === undefined ? { kind } : { kind, reason: reason.slice(0, MAX_REASON_LENGTH) }
}

/** The text in the return data of a reverted call; undefined where it carries none that we know. */
export function revertReason(data: unknown): string | undefined {
  if (typeof data !== 'string' || !/^0x[0-9a-fA-F]{8,}$/.test(data)) return undefined
  const selector = data.slice(0, 10).toLowerCase()
  if (selector === '0x08c379a0') return decodeErrorString(data.slice(10))
  if (selector === '0x4e487b71') return PANIC_REASONS[Number(BigInt(`0x${data.slice(10, 74) || '0'}`))] ?? 'panic'
  return CUSTOM_ERROR_REASONS[selector]
}

function decodeErrorString(body: string): string | undefined {
  const lengthWord = body.slice(64, 128)
  if (lengthWord.length < 64) return undefined
  const length = BigInt(`0x${lengthWord}`)
  if (length > BigInt(MAX_REASON_LENGTH)) return undefined
  const bytes = body.slice(128, 128 + Number(length) * 2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
}

interface ErrorLayer {
  readonly code?: unknown
  readonly message?: unknown
  readonly shortMessage?: unknown
  readonly reason?: unknown
  readonly data?: unknown
}

/** Wallets wrap errors in `error`, `data`, `info.error`, `cause`: outermost first, of bounded depth. */
function errorLayers(thrown: unknown): ErrorLayer[] {
  const layers: ErrorLayer[] = []
  const queue: unknown[] = [thrown]
  while (queue.length > 0 && layers.length < MAX_DEPTH) {
    const layer = queue.shift()
    if (typeof layer === 'string') layers.push({ message: layer })
    if (typeof layer !== 'object' || layer === null) continue
    layers.push(layer)
    for (const key of ['error', 'info', 'data', 'cause']) if (key in layer) queue.push(Reflect.get(layer, key))
  }
  return layers
}

function kindOf(layers: readonly ErrorLayer[]): ChainErrorKind {
  const byCode = firstOf(layers, ({ code }) =>
    typeof code === 'string' || typeof code === 'number' ? KIND_BY_CODE[String(code)] : undefined,
  )
  const byMessage = firstOf(layers, (layer) => {
    const text = messageOf(layer)
    return text === undefined ? undefined : KIND_BY_MESSAGE.find(([pattern]) => pattern.test(text))?.[1]
  })
  // A refusal or an empty purse says more than the general code that it came with.
  if (byMessage === 'rejected' || byMessage === 'insufficientFunds') return byMessage
  return byCode ?? byMessage ?? 'unknown'
}

function messageOf({ reason, shortMessage, message }: ErrorLayer): string | undefined {
  return [reason, shortMessage, message].find((text): text is string => typeof text === 'string' && text !== '')
}

function firstOf<T, R>(items: readonly T[], pick: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const picked = pick(item)
    if (picked !== undefined) return picked
  }
  return undefined
}

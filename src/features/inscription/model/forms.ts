import type { DataTxRequest, TxText } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { formatAmount } from '@/lib/amount'
import type { Address, Hex } from '@/lib/hex'
import { byteLength } from '@/lib/textHex'
import type { WalletSession } from '@/wallet/session'
import type { Destination } from './destination'
import { inscriptionTx, operationTx } from './inscriptionTx'
import type { MintOperation, Operation } from './operation'

/** Twenty batches: each mint is confirmed in the wallet. */
const MAX_REPEAT = 1000
/** Nodes reject transactions above 128 kB; this leaves room for the other fields. */
const MAX_DATA_BYTES = 130_000

/** A mint to be sent `times` times. */
export interface MintOrder {
  readonly request: DataTxRequest
  readonly operation: MintOperation
  readonly times: number
}

/** The connected wallet, and the language of the summary. */
export interface Sender {
  readonly walletStatus: WalletSession['status']
  /** Undefined while disconnected. */
  readonly account: Address | undefined
  readonly locale: string
}

const FILL_IN: TxText = { key: 'inscription.enter' }

function isFilled(operation: Operation): boolean {
  const amounts = operation.op === 'deploy' ? [operation.max, operation.lim] : [operation.amt]
  return operation.tick !== '' && amounts.every((amount) => amount !== '')
}

function tooLong(data: Hex): { readonly status: 'invalid'; readonly text: TxText } | undefined {
  return byteLength(data) > MAX_DATA_BYTES ? { status: 'invalid', text: { key: 'inscription.tooLong' } } : undefined
}

/** @param repeat digits only */
export function deriveMintForm(
  { walletStatus, account, locale }: Sender,
  operation: MintOperation,
  repeat: string,
): FormState<MintOrder> {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const times = Number(repeat)
  if (account === undefined || !isFilled(operation) || times === 0) return { status: 'empty', text: FILL_IN }
  if (times > MAX_REPEAT) {
    const max = formatAmount(BigInt(MAX_REPEAT), 0, { locale })
    return { status: 'invalid', text: { key: 'inscription.mint.tooMany', values: { max } } }
  }
  const request = operationTx(account, operation, locale)
  return (
    tooLong(request.data) ?? {
      status: 'ready',
      request: { request, operation, times },
      text: { key: 'inscription.mint' },
    }
  )
}

export function deriveDeployForm(
  { walletStatus, account, locale }: Sender,
  operation: Operation,
): FormState<DataTxRequest> {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (account === undefined || !isFilled(operation)) return { status: 'empty', text: FILL_IN }
  const request = operationTx(account, operation, locale)
  return tooLong(request.data) ?? { status: 'ready', request, text: { key: 'inscription.deploy' } }
}

interface SendFacts {
  readonly destination: Destination
  /** The user has confirmed a lookalike address. */
  readonly isLookalikeAccepted: boolean
}

/** Problem with the destination; undefined if there is none. @param act text of the form's button */
function destinationTrouble(
  { destination, isLookalikeAccepted }: SendFacts,
  act: TxText,
): { readonly status: 'invalid' | 'unaccepted'; readonly text: TxText } | undefined {
  if (destination.status === 'invalid') return { status: 'invalid', text: { key: 'inscription.to.invalid' } }
  const isFlagged = destination.status === 'valid' && destination.looksLike !== undefined && !isLookalikeAccepted
  return isFlagged ? { status: 'unaccepted', text: act } : undefined
}

export function deriveTransferForm(
  { walletStatus, locale }: Sender,
  operation: Operation,
  facts: SendFacts,
): FormState<DataTxRequest> {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (!isFilled(operation)) return { status: 'empty', text: FILL_IN }
  if (facts.destination.status === 'empty') return { status: 'empty', text: { key: 'inscription.to.enter' } }
  const text = { key: 'inscription.transfer' }
  const trouble = destinationTrouble(facts, text)
  if (trouble !== undefined || facts.destination.status !== 'valid')
    return trouble ?? { status: 'empty', text: FILL_IN }
  const request = operationTx(facts.destination.address, operation, locale)
  return tooLong(request.data) ?? { status: 'ready', request, text }
}

interface AnythingFacts extends SendFacts {
  /** Undefined if the input cannot be converted. */
  readonly data: Hex | undefined
  /** Undefined if the data is not valid text. */
  readonly text: string | undefined
}

export function deriveAnythingForm({ walletStatus, account }: Sender, facts: AnythingFacts): FormState<DataTxRequest> {
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const { data, text, destination } = facts
  if (data === undefined) return { status: 'invalid', text: { key: 'inscription.anything.cannot' } }
  if (data === '0x' || account === undefined) return { status: 'empty', text: { key: 'inscription.anything.enter' } }
  const act = { key: 'inscription.anything.act' }
  const to = destination.status === 'valid' ? destination.address : account
  return (
    destinationTrouble(facts, act) ??
    tooLong(data) ?? {
      status: 'ready',
      request: inscriptionTx(to, data, text ?? data),
      text: act,
    }
  )
}

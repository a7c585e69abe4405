import type { TxRequest, TxText } from '@/chain/tx/txRequest'

/** The state of a form, derived from its input by pure functions and drawn by a single button. */
export type FormState<R = TxRequest> =
  | { readonly status: 'disconnected' }
  | { readonly status: 'wrongChain' }
  | { readonly status: 'empty'; readonly text: TxText }
  | { readonly status: 'invalid'; readonly text: TxText }
  /** A warning has to be accepted first: the button with the action's text leads to its box. */
  | { readonly status: 'unaccepted'; readonly text: TxText }
  | {
      readonly status: 'needsApproval'
      readonly request: TxRequest
      readonly isPending: boolean
      /** The action after the approval; with its request, a wallet that supports EIP-5792 can batch both. */
      readonly next?: { readonly request?: TxRequest; readonly text: TxText }
      /** Which one it is, from 1, of several approvals before the same action. */
      readonly order?: { readonly index: number; readonly count: number }
    }
  | { readonly status: 'ready'; readonly request: R; readonly text: TxText }

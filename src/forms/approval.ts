import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { FormState } from './formState'

/** Whether a spender may take what a form is about. */
export type Approval =
  /** UNKNOWN: the allowance is not read, or something that it depends on is missing. */
  | { readonly status: 'UNKNOWN' | 'APPROVED' }
  /** PENDING: the approval was sent and waits for its block. */
  | { readonly status: 'NOT_APPROVED' | 'PENDING'; readonly request: TxRequest }

/** The exact amount in place of the maximum. */
export function exactly({ fallback, ...request }: TxRequest): TxRequest {
  return { ...request, ...fallback }
}

/** An approval of the exact amount, for what is paid once. */
export function exactApproval(approval: Approval): Approval {
  return 'request' in approval ? { ...approval, request: exactly(approval.request) } : approval
}

type ApprovalForm = Extract<FormState<never>, { readonly status: 'invalid' | 'needsApproval' }>

/**
 * What a form says before its act is approved; undefined once it is. For a chain of checks, as `walletForm`:
 * `approvalForm(approval, checking, act) ?? { status: 'ready', ...act }`.
 * @param checking shown while the allowance is not known
 * @param next what the approval is for; its request where a wallet can do both in one confirmation
 */
export function approvalForm(
  approval: Approval,
  checking: TxText,
  next?: Extract<ApprovalForm, { readonly status: 'needsApproval' }>['next'],
): ApprovalForm | undefined {
  switch (approval.status) {
    case 'APPROVED':
      return undefined
    case 'UNKNOWN':
      return { status: 'invalid', text: checking }
    case 'NOT_APPROVED':
    case 'PENDING':
      return {
        status: 'needsApproval',
        request: approval.request,
        isPending: approval.status === 'PENDING',
        ...(next && { next }),
      }
  }
}

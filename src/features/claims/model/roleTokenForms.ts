import type { TxRequest, TxText } from '@/chain/tx/txRequest'
import type { Claims } from '@/domain/claims/claims'
import type { RoleToken, TokenRole } from '@/domain/claims/roleToken'
import type { Recipient } from '@/domain/known-address/recipient'
import { readAmountEntry } from '@/forms/amountEntry'
import type { FormState } from '@/forms/formState'
import { walletForm } from '@/forms/walletForm'
import { formatAmount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import type { WalletSession } from '@/wallet/session'
import { burnTx, changeRoleTx, mintTx, type RoleChange, transferTx } from './roleTokenTx'

/** What an account can do with its tokens, or those that it may create. */
export type TokenAct = 'transfer' | 'burn' | 'mint'

/** What an account may do with a token: minting needs a role. */
export function tokenActs({ own }: RoleToken): readonly TokenAct[] {
  return own?.roles.includes('minter') ? ['transfer', 'burn', 'mint'] : ['transfer', 'burn']
}

export interface TokenActFacts {
  readonly walletStatus: WalletSession['status']
  readonly claims: Claims
  readonly token: RoleToken
  readonly account: Address | undefined
  readonly act: TokenAct
  readonly typed: string
  readonly recipient: Recipient
}

const invalid = (key: string, values?: TxText['values']): FormState => ({
  status: 'invalid',
  text: values === undefined ? { key } : { key, values },
})

/** Why a recipient can't be used; undefined if it can. */
function recipientBlock({ status }: Recipient, text: TxText): FormState | undefined {
  if (status === 'empty') return { status: 'empty', text: { key: 'roleToken.enterAddress' } }
  if (status === 'invalid') return invalid('roleToken.invalidAddress')
  return status === 'lookalike' ? { status: 'unaccepted', text } : undefined
}

function actRequest(
  { claims, token, act }: TokenActFacts,
  account: Address,
  to: Address | undefined,
  amountWei: bigint,
): TxRequest {
  if (act === 'burn') return burnTx(claims, token, amountWei)
  if (act === 'mint' || to === undefined) return mintTx(claims, token, { from: account, to, amountWei })
  return transferTx(claims, token, to, amountWei)
}

/** The form that transfers, burns or mints. */
export function deriveTokenActForm(facts: TokenActFacts): FormState {
  const { walletStatus, token, account, act, typed, recipient } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  if (token.isPaused) return invalid('roleToken.paused')
  if (account === undefined || token.own === undefined) return invalid('roleToken.checking')
  const available = act === 'mint' ? token.capWei - token.supplyWei : token.own.balanceWei
  const values = {
    amount: formatAmount(available, token.decimals, { rounding: 'down', significant: 12 }),
    asset: token.symbol,
  }
  const entry = readAmountEntry(typed, token.decimals, ready(available), {
    enter: { key: 'roleToken.enter' },
    unread: { key: 'roleToken.checking' },
    unreadFailed: { key: 'roleToken.checking' },
    insufficient: { key: act === 'mint' ? 'roleToken.aboveCap' : 'roleToken.insufficient', values },
  })
  if (entry.status !== 'amount') return entry
  const text = { key: `roleToken.${act}` }
  if (act === 'burn') return { status: 'ready', request: actRequest(facts, account, undefined, entry.wei), text }
  const wrong = recipientBlock(recipient, text)
  if (wrong !== undefined) return wrong
  const to = recipient.status === 'address' ? recipient.address : undefined
  return { status: 'ready', request: actRequest(facts, account, to, entry.wei), text }
}

export interface RoleChangeFacts {
  readonly walletStatus: WalletSession['status']
  readonly claims: Claims
  readonly token: RoleToken
  readonly change: RoleChange
  readonly role: TokenRole
  readonly recipient: Recipient
  /** Those who have the role; undefined while they are not known. */
  readonly members: readonly Address[] | undefined
}

/** The form that grants a role or takes it away. The last admin can't be removed. */
export function deriveRoleForm(facts: RoleChangeFacts): FormState {
  const { walletStatus, claims, token, change, role, recipient, members } = facts
  const blocked = walletForm(walletStatus)
  if (blocked !== undefined) return blocked
  const text = { key: `roleToken.${change}` }
  const wrong = recipientBlock(recipient, text)
  if (wrong !== undefined) return wrong
  if (recipient.status !== 'address') return { status: 'empty', text: { key: 'roleToken.enterAddress' } }
  if (members === undefined) return invalid('roleToken.checking')
  const { address: account } = recipient
  const hasRole = members.some((member) => member.toLowerCase() === account.toLowerCase())
  if (change === 'grant' && hasRole) return invalid('roleToken.hasRole')
  if (change === 'revoke' && !hasRole) return invalid('roleToken.lacksRole')
  if (change === 'revoke' && role === 'admin' && token.memberCounts.admin <= 1) return invalid('roleToken.lastAdmin')
  return { status: 'ready', request: changeRoleTx(claims, token, { change, role, account }), text }
}

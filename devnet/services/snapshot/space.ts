/** Rules of a space. Addresses are checksummed, times seconds. */
export interface Space {
  readonly id: string
  readonly name: string
  readonly about: string
  /** Symbol of the token that votes. */
  readonly symbol: string
  readonly admins: readonly string[]
  /** Authors who need no voting power. The app shows their proposals, and those of admins, as core. */
  readonly members: readonly string[]
  /** Voting power that others need to propose, in whole tokens. */
  readonly minScore: number
  /** Whether only admins and members may propose. */
  readonly onlyMembers: boolean
  /** Voting power that a result needs, in whole tokens; 0 for none. */
  readonly quorum: number
  /** Null where authors may choose. The delay is counted from the proposal's timestamp. */
  readonly voting: { readonly type: string | null; readonly delaySec: number | null; readonly periodSec: number | null }
  readonly createdSec: number
}

/** Whether an account may propose without voting power. */
export function isAuthor({ admins, members }: Space, address: string): boolean {
  return admins.includes(address) || members.includes(address)
}

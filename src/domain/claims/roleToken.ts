import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { roleTokenContract } from '@/chain/contracts/roleToken'
import type { Address, Hex } from '@/lib/hex'
import { type TokenFacts, tokenFactsReading } from './tokenFacts'

/** Ids of the roles: keccak256 of their names, and 0 for the admin, by OpenZeppelin's AccessControl. */
export const ROLE_IDS = {
  minter: '0x9f2df0fed2c77648de5860a4cc508cd0818c85b8b8a1ab4ceeef8d981c8956a6',
  pauser: '0x65d7a28e3265b37a6474929f336521b332c1681b933f6cb9f3376673440d862a',
  admin: `0x${'0'.repeat(64)}`,
} as const satisfies Record<string, Hex>

export type TokenRole = keyof typeof ROLE_IDS
export const TOKEN_ROLES = ['minter', 'pauser', 'admin'] as const satisfies readonly TokenRole[]

/** Members of a role that are shown. */
const MAX_MEMBERS = 50

/** A token whose minting and pausing is up to roles. Amounts in base units. */
export interface RoleToken extends TokenFacts {
  readonly supplyWei: bigint
  /** Maximum total supply. */
  readonly capWei: bigint
  /** While paused, nothing can be transferred, minted or burned. */
  readonly isPaused: boolean
  readonly memberCounts: Readonly<Record<TokenRole, number>>
  /** Of the connected account; undefined without one. */
  readonly own: { readonly balanceWei: bigint; readonly roles: readonly TokenRole[] } | undefined
}

/** A token with roles, and what an account has and may do there. */
export function roleTokenReading(contract: Address, account: Address | undefined): Reading<RoleToken> {
  const token = roleTokenContract(contract)
  const erc20 = erc20Contract(contract)
  const counts = combineReadings(
    TOKEN_ROLES.map((role) => callReading(token.getRoleMemberCount(ROLE_IDS[role]))),
    (minter = 0n, pauser = 0n, admin = 0n) => ({
      minter: Number(minter),
      pauser: Number(pauser),
      admin: Number(admin),
    }),
  )
  const own =
    account === undefined
      ? constantReading(undefined)
      : combineReadings(
          [
            callReading(erc20.balanceOf(account)),
            combineReadings(
              TOKEN_ROLES.map((role) => callReading(token.hasRole(ROLE_IDS[role], account))),
              (...has) => TOKEN_ROLES.filter((_, index) => has[index]),
            ),
          ],
          (balanceWei, roles) => ({ balanceWei, roles }),
        )
  return combineReadings(
    [
      tokenFactsReading(contract),
      callReading(erc20.totalSupply()),
      callReading(token.cap()),
      callReading(token.paused()),
      counts,
      own,
    ],
    (facts, supplyWei, capWei, isPaused, memberCounts, ownFacts): RoleToken => ({
      ...facts,
      supplyWei,
      capWei,
      isPaused,
      memberCounts,
      own: ownFacts,
    }),
  )
}

/** The first `count` members of a role, 50 at most. */
export function roleMembersReading(contract: Address, role: TokenRole, count: number): Reading<readonly Address[]> {
  return combineReadings(
    Array.from({ length: Math.min(count, MAX_MEMBERS) }, (_, index) =>
      callReading(roleTokenContract(contract).getRoleMember(ROLE_IDS[role], BigInt(index))),
    ),
    (...members) => members,
  )
}

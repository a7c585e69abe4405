import { readReading } from '@/chain/calls/readReading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { roleTokenContract } from '@/chain/contracts/roleToken'
import type { TxCall } from '@/chain/tx/txCall'
import type { TxQuote, TxRequest } from '@/chain/tx/txRequest'
import type { Claims } from '@/domain/claims/claims'
import { ROLE_IDS, type RoleToken, roleTokenReading, type TokenRole } from '@/domain/claims/roleToken'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'

const GAS = { margin: 1.2 } as const

/** The multicall that requotes read with. */
type Reader = Pick<Claims, 'multicall'>

const refused = (key: string): TxQuote => ({
  status: 'refused',
  title: { key },
  text: { key: 'roleToken.tx.refused.body' },
})

/** Refuses once the token, or what the account may do with it, has changed. */
function requoteBy(
  { multicall }: Reader,
  { address }: RoleToken,
  check: (current: RoleToken) => string | undefined,
  request: () => TxRequest,
): NonNullable<TxRequest['requote']> {
  return async (client, from) => {
    const why = check(await readReading(client, multicall, roleTokenReading(address, from)))
    return why === undefined ? { status: 'offered', offer: { request: request() } } : refused(why)
  }
}

const lacks = ({ own }: RoleToken, role: TokenRole) => (own?.roles.includes(role) ? undefined : 'roleToken.tx.noRole')

function amountValues({ symbol, decimals }: RoleToken, wei: bigint) {
  return { amount: toAmountText(wei, decimals), asset: symbol }
}

/** Why an amount can't be moved any more; undefined if it can. */
function blockOf(current: RoleToken, amountWei: bigint): string | undefined {
  if (current.isPaused) return 'roleToken.paused'
  return (current.own?.balanceWei ?? 0n) < amountWei ? 'roleToken.tx.less' : undefined
}

/** Mints for an account. Only with the minter role. @param to undefined for the account itself */
export function mintTx(
  claims: Reader,
  token: RoleToken,
  { from, to, amountWei }: { readonly from: Address; readonly to: Address | undefined; readonly amountWei: bigint },
): TxRequest {
  const values = amountValues(token, amountWei)
  return {
    ...roleTokenContract(token.address).mint(to ?? from, amountWei),
    gas: GAS,
    summary: { key: 'roleToken.tx.mint', values },
    success: { key: 'roleToken.tx.mint.success', values },
    failure: { key: 'roleToken.tx.mint.failure' },
    touches: [token.address],
    preview: {
      sends: [],
      receives: [{ ...currencyAmount(token, amountWei), isGuaranteed: true }],
      ...(to !== undefined && { recipient: to }),
    },
    requote: requoteBy(
      claims,
      token,
      (current) => {
        if (current.isPaused) return 'roleToken.paused'
        return current.supplyWei + amountWei > current.capWei ? 'roleToken.tx.cap' : lacks(current, 'minter')
      },
      () => mintTx(claims, token, { from, to, amountWei }),
    ),
  }
}

/** Destroys some of the account's tokens. */
export function burnTx(claims: Reader, token: RoleToken, amountWei: bigint): TxRequest {
  const values = amountValues(token, amountWei)
  return {
    ...roleTokenContract(token.address).burn(amountWei),
    gas: GAS,
    summary: { key: 'roleToken.tx.burn', values },
    success: { key: 'roleToken.tx.burn.success', values },
    failure: { key: 'roleToken.tx.burn.failure' },
    touches: [token.address],
    preview: {
      sends: [currencyAmount(token, amountWei)],
      receives: [],
      warning: { key: 'roleToken.tx.burn.warning' },
    },
    requote: requoteBy(
      claims,
      token,
      (current) => blockOf(current, amountWei),
      () => burnTx(claims, token, amountWei),
    ),
  }
}

/** Sends some of the account's tokens to another one. */
export function transferTx(claims: Reader, token: RoleToken, to: Address, amountWei: bigint): TxRequest {
  const values = amountValues(token, amountWei)
  return {
    ...erc20Contract(token.address).transfer(to, amountWei),
    gas: GAS,
    summary: { key: 'roleToken.tx.transfer', values },
    success: { key: 'roleToken.tx.transfer.success', values },
    failure: { key: 'roleToken.tx.transfer.failure' },
    touches: [token.address],
    preview: {
      sends: [currencyAmount(token, amountWei)],
      receives: [],
      recipient: to,
      warning: { key: 'roleToken.tx.transfer.warning' },
    },
    requote: requoteBy(
      claims,
      token,
      (current) => blockOf(current, amountWei),
      () => transferTx(claims, token, to, amountWei),
    ),
  }
}

/** Stops all transfers, mints and burns, or allows them again. Only with the pauser role. */
export function pauseTx(claims: Reader, token: RoleToken): TxRequest {
  const contract = roleTokenContract(token.address)
  const act = token.isPaused ? 'unpause' : 'pause'
  const values = { asset: token.symbol }
  return {
    ...contract[act](),
    gas: GAS,
    summary: { key: `roleToken.tx.${act}`, values },
    success: { key: `roleToken.tx.${act}.success`, values },
    failure: { key: 'roleToken.tx.pause.failure' },
    touches: [token.address],
    preview: { sends: [], receives: [], warning: { key: `roleToken.tx.${act}.warning` } },
    requote: requoteBy(
      claims,
      token,
      (current) => (current.isPaused === token.isPaused ? lacks(current, 'pauser') : 'roleToken.tx.changed'),
      () => pauseTx(claims, token),
    ),
  }
}

export type RoleChange = 'grant' | 'revoke'

/** Grants a role to an account, or takes it away. Only with the admin role. */
export function changeRoleTx(
  claims: Reader,
  token: RoleToken,
  { change, role, account }: { readonly change: RoleChange; readonly role: TokenRole; readonly account: Address },
): TxRequest {
  const contract = roleTokenContract(token.address)
  const id = ROLE_IDS[role]
  const call: TxCall = change === 'grant' ? contract.grantRole(id, account) : contract.revokeRole(id, account)
  const values = { account }
  return {
    ...call,
    gas: GAS,
    summary: { key: `roleToken.tx.${change}.${role}`, values },
    success: { key: `roleToken.tx.${change}.success`, values },
    failure: { key: 'roleToken.tx.role.failure' },
    touches: [token.address],
    preview: {
      sends: [],
      receives: [],
      recipient: account,
      warning: { key: `roleToken.tx.${change}.warning` },
    },
    requote: requoteBy(
      claims,
      token,
      (current) => lacks(current, 'admin'),
      () => changeRoleTx(claims, token, { change, role, account }),
    ),
  }
}

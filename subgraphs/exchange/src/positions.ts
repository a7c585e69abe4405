import { Address, BigDecimal } from '@graphprotocol/graph-ts'
import { LiquidityPosition, User } from '../generated/schema'
import { ZERO } from './numbers'

/** Moves LP tokens between accounts. The zero address, from which they are minted, has no position. */
export function moveLiquidity(pair: string, from: Address, to: Address, amount: BigDecimal): void {
  if (amount.equals(ZERO)) return
  changeBalance(pair, from, ZERO.minus(amount))
  changeBalance(pair, to, amount)
}

function changeBalance(pair: string, account: Address, change: BigDecimal): void {
  if (account == Address.zero()) return
  const user = account.toHex()
  const id = pair + '-' + user
  let position = LiquidityPosition.load(id)
  if (position === null) {
    if (User.load(user) === null) new User(user).save()
    position = new LiquidityPosition(id)
    position.user = user
    position.pair = pair
    position.liquidityTokenBalance = ZERO
  }
  position.liquidityTokenBalance = position.liquidityTokenBalance.plus(change)
  position.save()
}

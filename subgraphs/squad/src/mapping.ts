import { Address, BigInt, ethereum } from '@graphprotocol/graph-ts'
import { Squad, Transfer } from '../generated/Squad/Squad'
import { Contract, Owner, Token, Transaction } from '../generated/schema'

const ZERO = BigInt.zero()
const ONE = BigInt.fromI32(1)
const WEI_PER_CRO = BigInt.fromI32(10).pow(18).toBigDecimal()

export function handleTransfer(event: Transfer): void {
  const zero = Address.zero()
  const isMint = event.params.from == zero
  const isBurn = event.params.to == zero
  const contract = loadContract(event.address)
  contract.totalTransactions = contract.totalTransactions.plus(ONE)
  if (isMint) contract.totalTokens = contract.totalTokens.plus(ONE)
  if (isBurn) contract.totalTokens = contract.totalTokens.minus(ONE)

  const from = loadOwner(event.params.from, event)
  from.totalTransactions = from.totalTransactions.plus(ONE)
  from.updatedAt = event.block.timestamp
  if (!isMint) {
    from.totalTokens = from.totalTokens.minus(ONE)
    if (from.totalTokens.isZero()) contract.totalOwners = contract.totalOwners.minus(ONE)
  }
  from.save()

  const to = loadOwner(event.params.to, event)
  // A transfer to oneself is one transaction.
  if (to.id != from.id) to.totalTransactions = to.totalTransactions.plus(ONE)
  to.updatedAt = event.block.timestamp
  if (isMint) to.totalTokensMinted = to.totalTokensMinted.plus(ONE)
  if (!isBurn) {
    if (to.totalTokens.isZero()) contract.totalOwners = contract.totalOwners.plus(ONE)
    to.totalTokens = to.totalTokens.plus(ONE)
  }
  to.save()
  contract.save()

  const token = loadToken(event, to.id)
  token.owner = to.id
  token.burned = isBurn
  token.totalTransactions = token.totalTransactions.plus(ONE)
  token.updatedAt = event.block.timestamp
  token.save()

  const transaction = new Transaction(event.transaction.hash.toHex() + '-' + event.logIndex.toString())
  transaction.hash = event.transaction.hash
  transaction.from = from.id
  transaction.to = to.id
  transaction.token = token.id
  transaction.gasPrice = event.transaction.gasPrice.divDecimal(WEI_PER_CRO)
  transaction.block = event.block.number
  transaction.timestamp = event.block.timestamp
  transaction.save()
}

function loadContract(address: Address): Contract {
  const id = address.toHex()
  const known = Contract.load(id)
  if (known !== null) return known
  const squad = Squad.bind(address)
  const contract = new Contract(id)
  contract.name = squad.name()
  contract.symbol = squad.symbol()
  contract.totalTokens = ZERO
  contract.totalOwners = ZERO
  contract.totalTransactions = ZERO
  return contract
}

function loadOwner(address: Address, event: ethereum.Event): Owner {
  const id = address.toHex()
  const known = Owner.load(id)
  if (known !== null) return known
  const owner = new Owner(id)
  owner.totalTokens = ZERO
  owner.totalTokensMinted = ZERO
  owner.totalTransactions = ZERO
  owner.block = event.block.number
  owner.createdAt = event.block.timestamp
  return owner
}

/** @param to whom a new token is minted to */
function loadToken(event: Transfer, to: string): Token {
  const id = event.params.tokenId.toString()
  const known = Token.load(id)
  if (known !== null) return known
  const token = new Token(id)
  token.minter = to
  token.totalTransactions = ZERO
  token.block = event.block.number
  token.createdAt = event.block.timestamp
  return token
}

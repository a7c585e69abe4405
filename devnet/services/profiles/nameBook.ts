import { verifyMessage } from 'ethers'
import { findUsernameError, usernameShape } from './username.ts'

/** A name for an account, for good. */
export interface NamedAccount {
  /** In any letter case. */
  readonly address: string
  readonly username: string
}

export interface Registration extends NamedAccount {
  /** Of the username as a personal message, by the account. */
  readonly signature: string
}

/** Why a registration is refused, with the HTTP status for it. */
export interface Refusal {
  readonly status: 400 | 401 | 409
  readonly message: string
}

/** Usernames, in memory. */
export interface NameBook {
  /** Undefined for an account without a name. */
  nameOf(address: string): string | undefined
  /** Why nobody can take this name; undefined if it is free. */
  findNameRefusal(username: string): Refusal | undefined
  /**
   * Gives a free name to an account that has none and signed it. A signature can't be used twice, because an account can't
   * change its name. Returns why it is refused, or undefined.
   */
  register(registration: Registration): Refusal | undefined
}

/** @param seeded names given without a signature */
export function createNameBook(seeded: readonly NamedAccount[]): NameBook {
  const names = new Map<string, string>()
  const shapes = new Map<string, string>()

  function add({ address, username }: NamedAccount): void {
    names.set(address.toLowerCase(), username)
    shapes.set(usernameShape(username), username)
  }

  function findNameRefusal(username: string): Refusal | undefined {
    const error = findUsernameError(username)
    if (error !== undefined) return { status: 400, message: error }
    const taken = shapes.get(usernameShape(username))
    if (taken === undefined) return undefined
    const isSame = taken.toLowerCase() === username.toLowerCase()
    return { status: 409, message: isSame ? 'Username taken' : `Username too similar to ${taken}` }
  }

  for (const account of seeded) add(account)
  return {
    nameOf: (address) => names.get(address.toLowerCase()),
    findNameRefusal,
    register({ address, username, signature }) {
      const refusal = findNameRefusal(username)
      if (refusal?.status === 400) return refusal
      const signer = recoverSigner(username, signature)
      if (signer === undefined) return { status: 400, message: 'Signature is not valid' }
      if (signer !== address.toLowerCase()) return { status: 401, message: 'Signature is of another account' }
      if (names.has(signer)) return { status: 409, message: 'Account has a username' }
      if (refusal !== undefined) return refusal
      add({ address, username })
      return undefined
    },
  }
}

function recoverSigner(username: string, signature: string): string | undefined {
  try {
    return verifyMessage(username, signature).toLowerCase()
  } catch {
    return undefined
  }
}

/** What the node's accounts are for. The first ten are for people and tests, with the usual well-known keys. */
export function rolesOf(accounts: readonly string[]) {
  const at = (index: number): string => {
    const account = accounts[index]
    if (account === undefined) throw new Error(`The node has no account ${index}`)
    return account
  }
  return {
    /** Have tokens and, the first two, positions in older vaults. */
    users: [at(0), at(1), at(2)],
    /** Sees only that it is blocked. */
    blocked: at(9),
    deployer: at(10),
    treasury: at(11),
    borrower: at(12),
    traders: [at(13), at(14), at(15)],
    /** Apart from the deployer, so that what it creates moves no other address. */
    oddDeployer: at(16),
  } as const
}

export type Roles = ReturnType<typeof rolesOf>

/** Roles of the node's accounts. The first ten are for users and tests and have the well-known Anvil keys. */
export function rolesOf(accounts: readonly string[]) {
  const at = (index: number): string => {
    const account = accounts[index]
    if (account === undefined) throw new Error(`The node has no account ${index}`)
    return account
  }
  return {
    /** Have tokens; the first two also have positions in old vaults. */
    users: [at(0), at(1), at(2)],
    /** Can't stake in the pool with a blacklist. */
    blacklisted: at(2),
    /** Is on the app's block list. */
    blocked: at(9),
    deployer: at(10),
    treasury: at(11),
    borrower: at(12),
    traders: [at(13), at(14), at(15)],
    /** Separate from the deployer, so that these tokens don't change other contracts' addresses. */
    oddDeployer: at(16),
    /** Runs the rounds of the games. */
    operator: at(17),
    // The areas below have a deployer each, so that adding one changes no other contract's address.
    /** Admin of profiles and bunnies. */
    profileAdmin: at(18),
    /** Owns the NFT market. */
    market: at(19),
    /** Makes NFT collections. */
    artist: at(20),
    /** Owns the trading competitions. */
    organizer: at(21),
    squadOwner: at(22),
    ifoOwner: at(23),
    auctioneer: at(24),
    /** Admin of the voting space. */
    spaceAdmin: at(25),
    claimsOwner: at(26),
  } as const
}

export type Roles = ReturnType<typeof rolesOf>

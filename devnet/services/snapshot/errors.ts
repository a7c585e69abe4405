/** The hub does not accept a message, for the reason in the error's message. */
export class RefusedError extends Error {}

/** The node no longer has the state of a block, so no voting power can be read there. */
export class StateMissingError extends Error {
  constructor(block: number) {
    super(`The node has no state of block ${block}: an archive node is needed`)
  }
}

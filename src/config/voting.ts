/** Where votes about the product take place: a space of the Snapshot hub. */
export const VOTING_SPACE = 'dial.eth'

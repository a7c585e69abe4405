/** In the address: the number of a past auction. */
export const AUCTION_PARAM = 'auction'

const ID = /^[1-9]\d{0,8}$/

/** The number of an auction in an address or a field; undefined for anything else. */
export function parseAuctionId(text: string): number | undefined {
  return ID.test(text) ? Number(text) : undefined
}

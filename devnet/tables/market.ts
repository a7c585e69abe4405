const CRO = 10n ** 18n

/** Terms of the NFT market. Fees are basis points, prices wei. */
export const nftMarketTable = {
  tradingFeeBps: 200n,
  minimumPrice: CRO / 200n,
  maximumPrice: 10_000n * CRO,
} as const

export interface NftCollectionRow {
  readonly contract: 'Horizons' | 'Selvage' | 'TenThousandNights' | 'Gnomons'
  readonly supply: bigint
  /** What the artist takes of each sale. */
  readonly creatorFeeBps: bigint
  /** Tokens from 1 that can't be listed. */
  readonly proofs?: bigint
  /** Is closed once its history is over. */
  readonly isClosed?: true
}

export const nftCollectionTable = [
  { contract: 'Horizons', supply: 200n, creatorFeeBps: 0n, proofs: 12n },
  { contract: 'Selvage', supply: 300n, creatorFeeBps: 500n },
  { contract: 'TenThousandNights', supply: 10_000n, creatorFeeBps: 100n },
  { contract: 'Gnomons', supply: 120n, creatorFeeBps: 0n, isClosed: true },
] as const satisfies readonly NftCollectionRow[]

export type NftCollectionName = (typeof nftCollectionTable)[number]['contract']

/** The first three are the users of that index. */
export type NftPerson = 'user0' | 'user1' | 'user2' | 'trader0' | 'trader1' | 'trader2' | 'artist'

/** Tokens that the artist gives away before anything is sold: the first id and how many. */
export const nftGifts: Readonly<
  Record<NftCollectionName, Readonly<Partial<Record<NftPerson, readonly [first: number, count: number]>>>>
> = {
  // The first user has a proof, which can't be listed.
  Horizons: { user0: [12, 4], user1: [20, 3], trader0: [30, 6], trader1: [40, 6], trader2: [50, 6] },
  Selvage: { user0: [1, 3], user1: [11, 3], user2: [21, 1], trader0: [31, 5], trader1: [41, 5], trader2: [51, 5] },
  TenThousandNights: {
    user0: [101, 4],
    user1: [201, 4],
    user2: [301, 2],
    trader0: [1_001, 12],
    trader1: [2_001, 12],
    trader2: [3_001, 12],
  },
  Gnomons: { user0: [1, 2], user1: [6, 2], trader0: [11, 2], trader1: [16, 2] },
}

type Token = readonly [collection: NftCollectionName, tokenId: number]

/** Something that happens on the market. Prices are CRO. */
export type NftStep =
  | { readonly kind: 'list' | 'change'; readonly by: NftPerson; readonly token: Token; readonly price: number }
  | { readonly kind: 'cancel'; readonly by: NftPerson; readonly token: Token }
  | {
      readonly kind: 'buy'
      readonly by: NftPerson
      readonly token: Token
      readonly price: number
      readonly with: 'CRO' | 'WCRO'
    }

const list = (by: NftPerson, collection: NftCollectionName, tokenId: number, price: number): NftStep => ({
  kind: 'list',
  by,
  token: [collection, tokenId],
  price,
})
const change = (by: NftPerson, collection: NftCollectionName, tokenId: number, price: number): NftStep => ({
  kind: 'change',
  by,
  token: [collection, tokenId],
  price,
})
const cancel = (by: NftPerson, collection: NftCollectionName, tokenId: number): NftStep => ({
  kind: 'cancel',
  by,
  token: [collection, tokenId],
})
const buy = (
  by: NftPerson,
  collection: NftCollectionName,
  tokenId: number,
  price: number,
  paidWith: 'CRO' | 'WCRO' = 'CRO',
): NftStep => ({ kind: 'buy', by, token: [collection, tokenId], price, with: paidWith })

/** Nights on sale by their artist, from this one. */
const NIGHTS_FROM = 5_001
const NIGHTS = 60

/** Seconds between the blocks of the past. */
export const NFT_STEP_SEC = 600

/**
 * The market's past, a block after the other. The first two users spend what their sales pay, 186 and 147 CRO, so that
 * their balances stay the same.
 */
export const nftHistory: readonly (readonly NftStep[])[] = [
  [
    list('user0', 'Selvage', 2, 240),
    list('user1', 'Horizons', 20, 150),
    list('trader0', 'Selvage', 31, 90),
    list('trader0', 'TenThousandNights', 1_001, 186),
    list('trader1', 'TenThousandNights', 2_001, 147),
    list('trader1', 'Gnomons', 16, 320),
    list('trader2', 'Horizons', 50, 75),
  ],
  [
    change('user0', 'Selvage', 2, 200),
    buy('trader1', 'Selvage', 31, 90),
    buy('trader2', 'Gnomons', 16, 320),
    buy('trader0', 'Horizons', 50, 75),
  ],
  [
    buy('trader2', 'Selvage', 2, 200),
    buy('trader0', 'Horizons', 20, 150),
    list('trader1', 'Selvage', 31, 130),
    list('trader0', 'Horizons', 50, 95),
    list('user0', 'Horizons', 13, 180),
  ],
  [
    buy('user0', 'TenThousandNights', 1_001, 186, 'WCRO'),
    buy('user1', 'TenThousandNights', 2_001, 147, 'WCRO'),
    buy('trader0', 'Selvage', 31, 130),
    buy('trader1', 'Horizons', 50, 95),
    cancel('user0', 'Horizons', 13),
  ],
  [
    list('trader1', 'Horizons', 50, 160),
    list('trader0', 'Horizons', 20, 210),
    list('trader0', 'Selvage', 31, 175),
    list('trader2', 'Selvage', 2, 260),
    list('trader2', 'Gnomons', 16, 400),
    list('user1', 'Gnomons', 6, 350),
    list('user0', 'TenThousandNights', 101, 60),
    list('user0', 'Selvage', 3, 220),
    list('user1', 'Horizons', 21, 190),
  ],
  [
    buy('trader2', 'Horizons', 50, 160),
    change('trader0', 'Selvage', 31, 150),
    change('user0', 'TenThousandNights', 101, 55),
    list('trader0', 'TenThousandNights', 1_002, 42),
    list('trader1', 'TenThousandNights', 2_002, 38),
    list('trader2', 'TenThousandNights', 3_001, 47),
    list('trader1', 'Horizons', 40, 110),
    list('trader2', 'Selvage', 51, 105),
  ],
  Array.from({ length: NIGHTS }, (_, index) =>
    list('artist', 'TenThousandNights', NIGHTS_FROM + index, 30 + ((index * 7_919) % 400) / 10),
  ),
]

export interface BunnyListing {
  readonly by: NftPerson
  /** Of generation 0. */
  readonly kind: number
  /** In CRO. */
  readonly price: number
}

const bunny = (by: NftPerson, kind: number, price: number): BunnyListing => ({ by, kind, price })

/** Bunnies that are minted to be listed, in the order of their token ids. */
export const bunnyListings: readonly BunnyListing[] = [
  bunny('trader0', 0, 140),
  bunny('trader1', 0, 95),
  bunny('trader2', 0, 120),
  bunny('trader0', 1, 160),
  bunny('trader2', 1, 130),
  bunny('trader1', 2, 210),
  bunny('trader2', 2, 185),
  bunny('trader0', 3, 240),
  bunny('trader1', 4, 320),
  bunny('trader2', 4, 275),
]

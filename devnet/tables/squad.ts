const ONE = 10n ** 18n
const HOUR_SEC = 3_600
const DAY_SEC = 86_400

/** Tickets of an account: of a user, or of a trader. */
export interface SeededTickets {
  readonly role: 'users' | 'traders'
  readonly index: number
  readonly count: number
  /** Tickets that are exchanged for NFTs at the start. */
  readonly minted?: number
}

/** A collection of the squad with the terms of its sale. */
export interface SquadEdition {
  readonly key: string
  readonly name: string
  readonly symbol: string
  readonly maxSupply: number
  /** Tickets that the owner takes for free. */
  readonly reserve: number
  /** Tickets for owners of bunnies of generation 0. */
  readonly preSale: number
  /** Seconds from the first purchases of the script. */
  readonly preSaleSec: number
  readonly saleSec: number
  /** Bought in the presale, where there is one, else in the sale. */
  readonly tickets: readonly SeededTickets[]
}

/** Terms of all sales. Amounts are base units of the product token. */
export const squadTerms = {
  price: 15n * ONE,
  maxPerAddress: 10,
  maxPerTransaction: 5,
} as const

/** Seconds from the deployment to the first presale. */
export const SQUAD_PREMINT_SEC = 60

const everybody = (count: number, minted: readonly number[] = []): readonly SeededTickets[] =>
  (['users', 'users', 'traders', 'traders', 'traders'] as const).map((role, at) => ({
    role,
    index: role === 'users' ? at : at - 2,
    count,
    minted: minted[at] ?? 0,
  }))

/** The squad, whose presale is running; an edition with four tickets left; and one that is sold out and revealed. */
export const squadEditions: readonly SquadEdition[] = [
  {
    key: 'squad',
    name: 'Sundial Squad',
    symbol: 'SQUAD',
    maxSupply: 10_000,
    reserve: 120,
    preSale: 490,
    preSaleSec: 10 * DAY_SEC,
    saleSec: 30 * DAY_SEC,
    tickets: [
      { role: 'users', index: 0, count: 1 },
      { role: 'users', index: 1, count: 1 },
      { role: 'traders', index: 0, count: 1 },
    ],
  },
  {
    key: 'dusk',
    name: 'Sundial Squad: Dusk',
    symbol: 'SQUADDUSK',
    maxSupply: 24,
    reserve: 0,
    preSale: 0,
    preSaleSec: SQUAD_PREMINT_SEC,
    saleSec: 60 * DAY_SEC,
    tickets: everybody(4),
  },
  {
    key: 'dawn',
    name: 'Sundial Squad: Dawn',
    symbol: 'SQUADDAWN',
    maxSupply: 25,
    reserve: 0,
    preSale: 0,
    preSaleSec: SQUAD_PREMINT_SEC,
    saleSec: HOUR_SEC,
    tickets: everybody(5, [2, 0, 5, 5, 1]),
  },
]

/** A raffle with the tickets that users and traders have. Amounts are base units of the product token. */
export interface SeededRaffle {
  readonly name: string
  /** The operator's are revealed by the keeper; the third trader withholds its secret. */
  readonly creator: 'operator' | 'trader'
  /** Blocks from its creation. */
  readonly startsAfter: number
  readonly blocks: number
  /** Basis points. */
  readonly profitShare: bigint
  readonly price: bigint
  readonly minPrize: bigint
  readonly maxTickets: number
  readonly maxWinners: number
  readonly tickets: readonly SeededTickets[]
  readonly isRevealed?: boolean
}

/** The ids of the raffles are their positions, from 1. At the start of the devnet, about 150 blocks have passed. */
export const raffleTable: readonly SeededRaffle[] = [
  {
    // Of 50 tickets that win, at least 10 belong to each of the three.
    name: 'Harvest raffle',
    creator: 'operator',
    startsAfter: 0,
    blocks: 50,
    profitShare: 1_000n,
    price: 2n * ONE,
    minPrize: 60n * ONE,
    maxTickets: 60,
    maxWinners: 50,
    tickets: [
      { role: 'users', index: 0, count: 20 },
      { role: 'users', index: 1, count: 20 },
      { role: 'traders', index: 0, count: 20 },
    ],
    isRevealed: true,
  },
  {
    // Ends below its least prize.
    name: 'Early bird raffle',
    creator: 'operator',
    startsAfter: 0,
    blocks: 3,
    profitShare: 500n,
    price: 5n * ONE,
    minPrize: 200n * ONE,
    maxTickets: 100,
    maxWinners: 1,
    tickets: [
      { role: 'users', index: 0, count: 3 },
      { role: 'users', index: 1, count: 2 },
    ],
  },
  {
    // Ended and not revealed; some minutes later refunded with the bond.
    name: 'Silent raffle',
    creator: 'trader',
    startsAfter: 0,
    blocks: 60,
    profitShare: 2_000n,
    price: 4n * ONE,
    minPrize: 40n * ONE,
    maxTickets: 50,
    maxWinners: 2,
    tickets: [
      { role: 'users', index: 0, count: 5 },
      { role: 'users', index: 1, count: 5 },
      { role: 'traders', index: 1, count: 10 },
    ],
  },
  {
    // Ends shortly before or after the start, and is revealed by the keeper.
    name: 'Noon raffle',
    creator: 'operator',
    startsAfter: 0,
    blocks: 120,
    profitShare: 1_000n,
    price: 3n * ONE,
    minPrize: 30n * ONE,
    maxTickets: 40,
    maxWinners: 3,
    tickets: [
      { role: 'users', index: 0, count: 6 },
      { role: 'users', index: 1, count: 6 },
      { role: 'traders', index: 0, count: 8 },
    ],
  },
  {
    // Four tickets are left.
    name: 'Last hour raffle',
    creator: 'operator',
    startsAfter: 0,
    blocks: 500_000,
    profitShare: 1_000n,
    price: 1n * ONE,
    minPrize: 10n * ONE,
    maxTickets: 60,
    maxWinners: 5,
    tickets: [
      { role: 'users', index: 0, count: 16 },
      { role: 'traders', index: 0, count: 20 },
      { role: 'traders', index: 2, count: 20 },
    ],
  },
  {
    name: 'Solstice raffle',
    creator: 'operator',
    startsAfter: 0,
    blocks: 200_000,
    profitShare: 0n,
    price: 10n * ONE,
    minPrize: 500n * ONE,
    maxTickets: 1_000,
    maxWinners: 10,
    tickets: [
      { role: 'users', index: 0, count: 10 },
      { role: 'users', index: 1, count: 4 },
      { role: 'traders', index: 1, count: 60 },
      { role: 'traders', index: 2, count: 35 },
    ],
  },
  {
    name: 'Equinox raffle',
    creator: 'operator',
    startsAfter: 20_000,
    blocks: 100_000,
    profitShare: 1_500n,
    price: 5n * ONE,
    minPrize: 100n * ONE,
    maxTickets: 400,
    maxWinners: 3,
    tickets: [],
  },
]

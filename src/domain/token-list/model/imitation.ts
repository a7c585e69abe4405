import { type Currency, isSameCurrency } from '@/domain/token/currency'
import type { TokenDirectory } from './mergeTokens'

/** Letters of other scripts, and digits, that are read as the Latin letter beside them. */
const LOOK_ALIKES = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ı: 'i',
    '0': 'o',
    '1': 'i',
    l: 'i',
    '5': 's',
    '8': 'b',
  }),
)

/** A text as it is read at a glance: what differs by look-alike letters, marks or spaces only is the same. */
function glanceOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return Array.from(plain, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
}

const known = new WeakMap<TokenDirectory, ReadonlyMap<string, Currency>>()

/** Tokens of this network's own list by what their symbols and names look like. */
function knownByGlance(directory: TokenDirectory, native: Currency): ReadonlyMap<string, Currency> {
  const done = known.get(directory)
  if (done !== undefined) return done
  const own = directory.sorted.flatMap(({ token }) => (token.source?.kind === 'deployment' ? [token] : []))
  // The long name of an LP token is of our own making.
  const textsOf = ({ symbol, name, pair }: Currency) => (pair === undefined ? [symbol, name] : [symbol])
  const byGlance = new Map(
    [...own, native].flatMap((token) => textsOf(token).map((text) => [glanceOf(text), token] as const)),
  )
  known.set(directory, byGlance)
  return byGlance
}

/** The token of this network's own list that another one may be taken for by its symbol or name. */
export function imitatedBy(
  { address, symbol, name, source }: Currency,
  directory: TokenDirectory,
  native: Currency,
): Currency | undefined {
  if (address === 'native' || source?.kind === 'deployment') return undefined
  const byGlance = knownByGlance(directory, native)
  const imitated = byGlance.get(glanceOf(symbol)) ?? byGlance.get(glanceOf(name))
  return imitated === undefined || isSameCurrency(imitated.address, address) ? undefined : imitated
}

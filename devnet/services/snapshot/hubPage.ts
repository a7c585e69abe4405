import { GraphQLError } from 'graphql'

/** List arguments of a query. */
export interface PageArgs {
  readonly first: number
  readonly skip: number
  readonly where?: Readonly<Record<string, unknown>> | null
  readonly orderBy?: string | null
  readonly orderDirection?: 'asc' | 'desc' | null
}

/** Values that lists are filtered and ordered by. */
type Values = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

interface PageOptions<Item> {
  readonly valuesOf: (item: Item) => Values
  /** Fields to order by; the first one by default. */
  readonly orders: readonly string[]
  /** Fields whose texts are addresses, which are compared in any letter case. */
  readonly addresses: readonly string[]
}

/** Limits of the hub: github.com/snapshot-labs/snapshot-hub, src/graphql/helpers.ts. */
const MOST = { first: 1_000, skip: 5_000 } as const
/** The longer ones first, because some end with others. */
const OPERATORS = ['_not_in', '_contains', '_not', '_in', '_gte', '_gt', '_lte', '_lt'] as const

type Operator = (typeof OPERATORS)[number] | ''

/**
 * One page of a list, as the hub gives it: the newest first by default, and by id among equal values. An order that the
 * hub does not know is its default. Whoever wants more than 6,000 items goes on with a condition such as `created_lte`.
 * @throws GraphQLError for a page that is too large or too far
 */
export function pageOf<Item>(
  items: readonly Item[],
  { first, skip, where, orderBy, orderDirection }: PageArgs,
  { valuesOf, orders, addresses }: PageOptions<Item>,
): readonly Item[] {
  check('first', first)
  check('skip', skip)
  const conditions = Object.entries(where ?? {}).map(([key, wanted]) => conditionOf(key, wanted, addresses))
  const order = orders.find((each) => each === orderBy) ?? orders[0] ?? ''
  const sign = orderDirection === 'asc' ? 1 : -1
  const found = items
    .map((item) => ({ item, values: valuesOf(item) }))
    .filter(({ values }) => conditions.every((condition) => condition(values)))
  found.sort((a, b) => sign * compare(a.values[order], b.values[order]) || compare(a.values['id'], b.values['id']))
  return found.slice(skip, skip + first).map(({ item }) => item)
}

function check(name: keyof typeof MOST, value: number): void {
  if (value < 0) throw new GraphQLError(`The \`${name}\` argument must not be negative`)
  if (value > MOST[name]) throw new GraphQLError(`The \`${name}\` argument must not be greater than ${MOST[name]}`)
}

function conditionOf(key: string, wanted: unknown, addresses: readonly string[]): (values: Values) => boolean {
  // As in the hub, a condition without a value is none.
  if (wanted === null || wanted === undefined) return () => true
  const operator: Operator = OPERATORS.find((each) => key.endsWith(each)) ?? ''
  const field = key.slice(0, key.length - operator.length)
  const isAddress = addresses.includes(field)
  const normal = (value: unknown) => (isAddress && typeof value === 'string' ? value.toLowerCase() : value)
  const list = (Array.isArray(wanted) ? (wanted as readonly unknown[]) : [wanted]).map(normal)
  return (values) => {
    const value = values[field] ?? null
    const own = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map(normal)
    return holds(operator, own, list)
  }
}

function holds(operator: Operator, own: readonly unknown[], wanted: readonly unknown[]): boolean {
  const order = compare(own[0], wanted[0])
  switch (operator) {
    case '':
    case '_in':
      return own.some((value) => wanted.includes(value))
    case '_not':
    case '_not_in':
      return !own.some((value) => wanted.includes(value))
    case '_contains':
      return String(own[0]).toLowerCase().includes(String(wanted[0]).toLowerCase())
    case '_gt':
      return order > 0
    case '_gte':
      return order >= 0
    case '_lt':
      return order < 0
    case '_lte':
      return order <= 0
  }
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

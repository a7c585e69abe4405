import type { EntityField, EntitySchema, EntityType } from './entitySchema.ts'
import type { EntityView, FieldValue, Row } from './entityStore.ts'

/** Reads the entities of a snapshot for a query. */
export interface EntityReader {
  readonly schema: EntitySchema
  readonly view: EntityView
  /** Counts a row that is looked at. @throws GraphQLError when the query looks at too many */
  readonly examine: () => void
}

/** Where the rows of a list come from: those that reference an entity, or a list of ids. */
export type Among = { readonly field: string; readonly id: string } | { readonly ids: readonly string[] }

/** Reads the rows of a type, all or those among some. */
export function* readRows({ view, examine }: EntityReader, { name }: EntityType, among?: Among): Iterable<Row> {
  for (const row of among === undefined ? view.all(name) : rowsAmong(view, name, among)) {
    examine()
    yield row
  }
}

function* rowsAmong(view: EntityView, name: string, among: Among): Iterable<Row> {
  if ('field' in among) yield* view.referring(name, among.field, among.id)
  else
    for (const id of among.ids) {
      const row = view.find(name, id)
      if (row !== undefined) yield row
    }
}

/** What a reference field of a row leads to. */
export function amongOf({ name, derivedFrom }: EntityField, row: Row): Among {
  if (derivedFrom !== undefined) return { field: derivedFrom, id: idOf(row) }
  const value = row[name] ?? null
  return {
    ids: (Array.isArray(value) ? (value as readonly FieldValue[]) : [value]).flatMap((id) =>
      typeof id === 'string' ? [id] : [],
    ),
  }
}

export function idOf(row: Row): string {
  const id = row['id']
  if (typeof id !== 'string') throw new Error('An entity without an id')
  return id
}

import type { EntityView, FieldValue } from '../entityStore.ts'
import { GraphDecimal } from '../graphDecimal.ts'
import type { Subgraph } from '../subgraph.ts'
import { BigDecimal } from './bigDecimal.ts'
import type { Stores } from './entities.ts'

type Entities = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

type Value = FieldValue | BigDecimal | undefined

function textOf(value: Value): unknown {
  if (value instanceof GraphDecimal) return value.toString()
  if (BigDecimal.isBigNumber(value)) return value.toFixed()
  return value ?? null
}

/** The fields of the ledger's records as texts, by type and id. */
export function ledgerEntities(stores: Stores): Entities {
  return Object.fromEntries(
    Object.entries(stores).map(([name, rows]) => [
      name,
      Object.fromEntries(
        [...rows].map(([id, row]) => [
          id,
          Object.fromEntries(Object.entries(row).map(([field, value]: [string, Value]) => [field, textOf(value)])),
        ]),
      ),
    ]),
  )
}

/** The fields of the indexed entities of the ledger's types as texts, by type and id. */
export function indexedEntities({ schema }: Subgraph, view: EntityView, stores: Stores): Entities {
  return Object.fromEntries(
    Object.keys(stores).map((name) => {
      const fields = [...(schema.entities.get(name)?.fields.values() ?? [])].filter(
        ({ derivedFrom }) => derivedFrom === undefined,
      )
      return [
        name,
        Object.fromEntries(
          [...view.all(name)].map((row) => [
            String(row['id']),
            Object.fromEntries(fields.map((field) => [field.name, textOf(row[field.name])])),
          ]),
        ),
      ]
    }),
  )
}

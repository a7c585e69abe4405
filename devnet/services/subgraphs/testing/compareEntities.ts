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

/** Every entity of every type, with the block of its last change and how many have the same references. */
export function allEntities({ schema }: Subgraph, view: EntityView): unknown {
  return [...schema.entities.values()].map(({ name, fields }) => {
    const references = [...fields.values()].filter(
      ({ kind, derivedFrom }) => kind === 'entity' && derivedFrom === undefined,
    )
    return new Map(
      [...view.all(name)].map((row) => {
        const id = String(row['id'])
        const values = Object.entries(row).map(([field, value]) => [field, textOf(value)] as const)
        const siblings = references.map(
          (field) => [...view.referring(name, field.name, String(row[field.name]))].length,
        )
        return [`${name} ${id}`, { values: new Map(values), changedAt: view.changedAt(name, id), siblings }] as const
      }),
    )
  })
}

import { type EntityField, type EntitySchema, entityOf } from './entitySchema.ts'
import type { GraphDecimal } from './graphDecimal.ts'

/** A field's value. Bytes are lower-case hexadecimal, references are ids. */
export type FieldValue = string | number | boolean | bigint | GraphDecimal | null | readonly FieldValue[]

/** An entity's fields by name, without the derived ones. */
export type Row = Readonly<Record<string, FieldValue>>

/** What a block changed, by entity and id; undefined for a removed one. */
export type Changes = ReadonlyMap<string, ReadonlyMap<string, Row | undefined>>

/** An entity since a block, linked to what it was before. */
interface Version {
  readonly block: number
  readonly row: Row | undefined
  previous: Version | undefined
}

interface Table {
  readonly versions: Map<string, Version>
  /** Ids that have ever referenced an id, by field and referenced id. */
  readonly references: ReadonlyMap<string, Map<string, Set<string>>>
}

interface Commit {
  readonly block: number
  readonly changed: readonly { readonly table: Table; readonly id: string; readonly version: Version }[]
}

/** The entities as of a block. */
export interface EntityView {
  find(entity: string, id: string): Row | undefined
  /** In no particular order. */
  all(entity: string): Iterable<Row>
  /** Those whose reference field holds an id. */
  referring(entity: string, field: string, id: string): Iterable<Row>
  /** The block of an entity's last change. */
  changedAt(entity: string, id: string): number
}

/** Superseded versions that are kept for queries at older blocks and for reorganizations. */
const MAX_OLD_VERSIONS = 200_000

/** The entities of a subgraph with their history. */
export class EntityStore {
  private readonly tables: ReadonlyMap<string, Table>
  private readonly commits: Commit[] = []
  private oldVersions = 0
  /** First block that can be queried and rolled back to. */
  private firstBlock = 0

  constructor(
    readonly schema: EntitySchema,
    private readonly maxOldVersions = MAX_OLD_VERSIONS,
  ) {
    this.tables = new Map(
      [...schema.entities.values()].map(({ name, fields }): readonly [string, Table] => {
        const references = [...fields.values()]
          .filter(isStoredReference)
          .map((field) => [field.name, new Map<string, Set<string>>()] as const)
        return [name, { versions: new Map(), references: new Map(references) }]
      }),
    )
  }

  /** First block that the history reaches back to. */
  get oldestBlock(): number {
    return this.firstBlock
  }

  latest(entity: string, id: string): Row | undefined {
    return this.table(entity).versions.get(id)?.row
  }

  /** Adds the changes of a block that is newer than all before. */
  commit(block: number, changes: Changes): void {
    const changed: Commit['changed'][number][] = []
    for (const [entity, rows] of changes) {
      const table = this.table(entity)
      for (const [id, row] of rows) {
        const previous = table.versions.get(id)
        if (previous === undefined && row === undefined) continue
        const version: Version = { block, row, previous }
        table.versions.set(id, version)
        if (previous !== undefined) this.oldVersions += 1
        for (const [field, byId] of table.references) addReference(byId, row?.[field], id)
        changed.push({ table, id, version })
      }
    }
    if (changed.length > 0) this.commits.push({ block, changed })
    while (this.oldVersions > this.maxOldVersions) this.forgetOldest()
  }

  /** Undoes all blocks after this one. Returns whether the history reaches back that far. */
  rollBackTo(block: number): boolean {
    if (block < this.firstBlock) return false
    for (let last = this.commits.at(-1); last !== undefined && last.block > block; last = this.commits.at(-1)) {
      for (const { table, id } of last.changed) {
        const previous = table.versions.get(id)?.previous
        if (previous === undefined) table.versions.delete(id)
        else {
          table.versions.set(id, previous)
          this.oldVersions -= 1
        }
      }
      this.commits.pop()
    }
    return true
  }

  at(block: number): EntityView {
    const rowAt = (version: Version | undefined) => versionAt(version, block)?.row
    const table = (entity: string) => this.table(entity)
    return {
      find: (entity, id) => rowAt(table(entity).versions.get(id)),
      *all(entity) {
        for (const version of table(entity).versions.values()) {
          const row = rowAt(version)
          if (row !== undefined) yield row
        }
      },
      *referring(entity, field, id) {
        const { versions, references } = table(entity)
        for (const referring of references.get(field)?.get(id) ?? []) {
          const row = rowAt(versions.get(referring))
          if (row !== undefined && refersTo(row, field, id)) yield row
        }
      },
      changedAt: (entity, id) => versionAt(table(entity).versions.get(id), block)?.block ?? 0,
    }
  }

  private table(entity: string): Table {
    const table = this.tables.get(entityOf(this.schema, entity).name)
    if (table === undefined) throw new Error(`No table ${entity}`)
    return table
  }

  /** Drops what the oldest block superseded. */
  private forgetOldest(): void {
    const oldest = this.commits.shift()
    if (oldest === undefined) return
    for (const { version } of oldest.changed) {
      if (version.previous === undefined) continue
      version.previous = undefined
      this.oldVersions -= 1
    }
    this.firstBlock = oldest.block
  }
}

/** Whether a reference field holds an id. */
function refersTo(row: Row, field: string, id: string): boolean {
  const value = row[field]
  return Array.isArray(value) ? (value as readonly FieldValue[]).includes(id) : value === id
}

function isStoredReference({ kind, derivedFrom }: EntityField): boolean {
  return kind === 'entity' && derivedFrom === undefined
}

function versionAt(version: Version | undefined, block: number): Version | undefined {
  let found = version
  while (found !== undefined && found.block > block) found = found.previous
  return found
}

function addReference(byId: Map<string, Set<string>>, value: FieldValue | undefined, referring: string): void {
  for (const id of Array.isArray(value) ? (value as readonly FieldValue[]) : [value]) {
    if (typeof id !== 'string') continue
    const ids = byId.get(id)
    if (ids === undefined) byId.set(id, new Set([referring]))
    else ids.add(referring)
  }
}

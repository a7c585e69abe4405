import { Kind, parse, type TypeNode } from 'graphql'

/** The types that a field may have besides entities and enums. */
const SCALARS = ['ID', 'String', 'Bytes', 'Boolean', 'Int', 'BigInt', 'BigDecimal'] as const
type ScalarName = (typeof SCALARS)[number]

export interface EntityField {
  readonly name: string
  /** As in the schema, such as `[Swap!]!`. */
  readonly type: string
  /** The scalar, enum or entity. */
  readonly bare: string
  /** What a stored value is: enums are strings, references are the other entity's id. */
  readonly scalar: ScalarName
  readonly kind: 'scalar' | 'enum' | 'entity'
  readonly isList: boolean
  readonly isRequired: boolean
  /** The field of the other entity that references this one. */
  readonly derivedFrom?: string
}

export interface EntityType {
  readonly name: string
  readonly isImmutable: boolean
  readonly fields: ReadonlyMap<string, EntityField>
}

/** The entities of a schema.graphql. */
export interface EntitySchema {
  readonly entities: ReadonlyMap<string, EntityType>
  /** Values by enum. */
  readonly enums: ReadonlyMap<string, readonly string[]>
}

/** @throws Error for a schema with something that the local index does not have: interfaces, aggregations, Int8 */
export function readEntitySchema(text: string): EntitySchema {
  const { definitions } = parse(text)
  const types = definitions.flatMap((definition) => {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) return [definition]
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION) return []
    throw new Error(`The local index has no ${definition.kind}`)
  })
  const enums = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION
        ? [[definition.name.value, (definition.values ?? []).map(({ name }) => name.value)] as const]
        : [],
    ),
  )
  const idTypes = new Map(
    types.map(({ name, fields = [] }) => {
      const id = fields.find((field) => field.name.value === 'id')
      if (id === undefined) throw new Error(`${name.value} has no id`)
      return [name.value, bareOf(id.type) === 'Bytes' ? 'Bytes' : 'String'] as const
    }),
  )

  const entities = types.map(({ name, directives = [], fields = [] }): EntityType => {
    const entity = directives.find((directive) => directive.name.value === 'entity')
    if (entity === undefined) throw new Error(`${name.value} is not an entity`)
    return {
      name: name.value,
      isImmutable: argumentOf(entity, 'immutable') === true,
      fields: new Map(
        fields.map((field): readonly [string, EntityField] => {
          const bare = bareOf(field.type)
          const idType = idTypes.get(bare)
          const kind = idType !== undefined ? 'entity' : enums.has(bare) ? 'enum' : 'scalar'
          const derived = field.directives?.find((directive) => directive.name.value === 'derivedFrom')
          const derivedFrom = derived && argumentOf(derived, 'field')
          return [
            field.name.value,
            {
              name: field.name.value,
              type: typeText(field.type),
              bare,
              kind,
              scalar: kind === 'scalar' ? scalarOf(bare) : (idType ?? 'String'),
              isList: isList(field.type),
              isRequired: field.type.kind === Kind.NON_NULL_TYPE,
              ...(typeof derivedFrom === 'string' ? { derivedFrom } : {}),
            },
          ]
        }),
      ),
    }
  })
  return { entities: new Map(entities.map((entity) => [entity.name, entity])), enums }
}

/** @throws Error for an entity that the schema does not have */
export function entityOf({ entities }: EntitySchema, name: string): EntityType {
  const entity = entities.get(name)
  if (entity === undefined) throw new Error(`The schema has no entity ${name}`)
  return entity
}

function scalarOf(name: string): ScalarName {
  const scalar = SCALARS.find((each) => each === name)
  if (scalar === undefined) throw new Error(`The local index has no type ${name}`)
  return scalar
}

interface Directive {
  readonly arguments?: readonly {
    readonly name: { readonly value: string }
    readonly value: { readonly kind: string; readonly value?: unknown }
  }[]
}

function argumentOf(directive: Directive, name: string): unknown {
  return directive.arguments?.find((argument) => argument.name.value === name)?.value.value
}

function bareOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : bareOf(type.type)
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type))
}

function typeText(type: TypeNode): string {
  if (type.kind === Kind.NAMED_TYPE) return type.name.value
  return type.kind === Kind.LIST_TYPE ? `[${typeText(type.type)}]` : `${typeText(type.type)}!`
}

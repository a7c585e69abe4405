import { readFile } from 'node:fs/promises'
import { type EventFragment, Interface, type InterfaceAbi } from 'ethers'
import { SCHEMA_FILE } from '../../../subgraphs/manifest.ts'
import type { NetworkSubgraph } from '../../../subgraphs/subgraphs.ts'
import { type EntitySchema, readEntitySchema } from './entitySchema.ts'
import { findEvent } from './ethereumEvents.ts'
import { loadMapping, type MappingModule } from './mappingModule.ts'

/** Which handler gets an event. */
export interface EventHandler {
  readonly fragment: EventFragment
  readonly handler: string
}

/** Handlers by topic. */
type Handlers = ReadonlyMap<string, EventHandler>

/** A contract that is indexed. */
export interface RunningSource {
  /** Lower-case. */
  readonly address: string
  readonly startBlock: number
  readonly context: ReadonlyMap<string, string>
  readonly handlers: Handlers
}

/** A subgraph that can be run. */
export interface Subgraph {
  readonly name: string
  readonly schema: EntitySchema
  readonly mapping: MappingModule
  readonly sources: readonly RunningSource[]
  readonly templates: ReadonlyMap<string, Handlers>
}

const ROOT = new URL('../../../subgraphs/', import.meta.url)

/**
 * Loads a subgraph's schema, its compiled mapping and its ABIs.
 * @param handlersPerInstance of the mapping, as in `loadMapping`
 */
export async function loadSubgraph(
  { name, folder: sources, manifest }: NetworkSubgraph,
  handlersPerInstance?: number,
): Promise<Subgraph> {
  const folder = new URL(`${sources}/`, ROOT)
  const [schema, mapping] = await Promise.all([
    readFile(new URL(SCHEMA_FILE, folder), 'utf8'),
    readFile(new URL('compiled/mapping.wasm', folder)),
  ])
  const abis = new Map<string, Promise<Interface>>()
  const readAbi = (file: string) => {
    const known = abis.get(file) ?? readInterface(new URL(file, folder))
    abis.set(file, known)
    return known
  }
  const { dataSources, templates = [] } = manifest

  async function handlersOf({ source, mapping: parts }: (typeof dataSources)[number] | (typeof templates)[number]) {
    const file = parts.abis.find((abi) => abi.name === source.abi)?.file
    if (file === undefined) throw new Error(`The manifest of ${name} has no ABI ${source.abi}`)
    const abi = await readAbi(file)
    return new Map(
      parts.eventHandlers.map(({ event, handler }) => {
        const fragment = findEvent(abi, event)
        return [fragment.topicHash, { fragment, handler }] as const
      }),
    )
  }

  return {
    name,
    schema: readEntitySchema(schema),
    mapping: await loadMapping(new Uint8Array(mapping), handlersPerInstance),
    sources: await Promise.all(
      dataSources.map(async (dataSource) => ({
        address: dataSource.source.address.toLowerCase(),
        startBlock: dataSource.source.startBlock,
        context: new Map(Object.entries(dataSource.context ?? {}).map(([key, { data }]) => [key, data] as const)),
        handlers: await handlersOf(dataSource),
      })),
    ),
    templates: new Map(
      await Promise.all(templates.map(async (template) => [template.name, await handlersOf(template)] as const)),
    ),
  }
}

/** Compilers write an ABI as a list, or as a part of an artifact. */
async function readInterface(file: URL): Promise<Interface> {
  const content = JSON.parse(await readFile(file, 'utf8')) as InterfaceAbi | { readonly abi: InterfaceAbi }
  return new Interface(typeof content === 'object' && 'abi' in content ? content.abi : content)
}

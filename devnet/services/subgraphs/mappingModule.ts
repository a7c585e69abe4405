import { createHostFunctions, type HandlerScope } from './mappingHost.ts'
import { createConstants, MappingMemory, type Pointer } from './mappingMemory.ts'

/** A compiled mapping. */
export interface MappingModule {
  /**
   * Runs a handler.
   * @param writeEvent writes the event and returns its address
   * @throws what the handler or the scope throws
   */
  run(handler: string, scope: HandlerScope, writeEvent: (memory: MappingMemory) => Pointer): void
}

interface Instance {
  readonly memory: MappingMemory
  readonly call: (name: string, ...args: readonly number[]) => number
  /** What surrounds the handler that runs. */
  scope: HandlerScope
  /** Handlers that have run in it. */
  used: number
}

/**
 * graph-node runs each handler in a fresh instance. Starting one takes longer than most handlers, so an instance is used
 * for some of them; a mapping must not keep anything in variables, which a test checks by running both.
 */
const HANDLERS_PER_INSTANCE = 100

/** @throws Error for a mapping that imports a function that the local index does not have */
export async function loadMapping(
  bytes: Uint8Array<ArrayBuffer>,
  handlersPerInstance = HANDLERS_PER_INSTANCE,
): Promise<MappingModule> {
  const module = await WebAssembly.compile(bytes)
  const imports = WebAssembly.Module.imports(module)
  const constants = createConstants()
  let current: Instance | undefined

  function instantiate(scope: HandlerScope): Instance {
    // The memory is an export of the instance, which is made with the functions that use the memory.
    const made: { instance?: WebAssembly.Instance } = {}
    const call = (name: string, ...args: readonly number[]) => Number(functionOf(made.instance, name)(...args))
    const memory = new MappingMemory(
      {
        buffer: () => memoryOf(made.instance).buffer,
        allocate: (size) => call('__new', size, 0),
        idOfType: (type) => call('id_of_type', type),
      },
      constants,
    )
    const instance: Instance = { memory, call, scope, used: 0 }
    const functions = createHostFunctions(memory, () => instance.scope)
    const importObject: Record<string, Record<string, WebAssembly.ImportValue>> = {}
    for (const { module: from, name } of imports) {
      const hostFunction = functions[name]
      if (hostFunction === undefined)
        throw new Error(`The mapping imports ${name}, which the local index does not have`)
      const refreshed = (...args: number[]) => {
        memory.refresh()
        return hostFunction(...args)
      }
      importObject[from] = { ...importObject[from], [name]: refreshed }
    }
    made.instance = new WebAssembly.Instance(module, importObject)
    call('_start')
    // Constants of the mapping.
    memory.keep()
    return instance
  }

  return {
    run(handler, scope, writeEvent) {
      const instance = current ?? instantiate(scope)
      // A handler that throws leaves its instance in an unknown state.
      current = undefined
      instance.scope = scope
      instance.used += 1
      instance.memory.refresh()
      instance.memory.clear()
      instance.call(handler, writeEvent(instance.memory))
      if (instance.used < handlersPerInstance) current = instance
    },
  }
}

function functionOf(instance: WebAssembly.Instance | undefined, name: string): (...args: readonly number[]) => unknown {
  const found = instance?.exports[name]
  if (typeof found !== 'function') throw new Error(`The mapping has no function ${name}`)
  return found as (...args: readonly number[]) => unknown
}

function memoryOf(instance: WebAssembly.Instance | undefined): WebAssembly.Memory {
  const memory = instance?.exports['memory']
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The mapping has no memory')
  return memory
}

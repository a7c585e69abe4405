import { createHostFunctions, type HandlerScope } from './mappingHost.ts'
import { createConstants, MappingMemory, type Pointer } from './mappingMemory.ts'

/** A compiled mapping. */
export interface MappingModule {
  /**
   * Runs a handler in a fresh instance, as graph-node does, so that no handler sees what another left in memory.
   * @param writeEvent writes the event and returns its address
   * @throws what the handler or the scope throws
   */
  run(handler: string, scope: HandlerScope, writeEvent: (memory: MappingMemory) => Pointer): void
}

/** @throws Error for a mapping that imports a function that the local index does not have */
export async function loadMapping(bytes: Uint8Array<ArrayBuffer>): Promise<MappingModule> {
  const module = await WebAssembly.compile(bytes)
  const imports = WebAssembly.Module.imports(module)
  const constants = createConstants()

  function instantiate(scope: HandlerScope) {
    let exports: WebAssembly.Exports | undefined
    const call = (name: string, ...args: readonly number[]) => Number(functionOf(exports, name)(...args))
    const memory = new MappingMemory(
      {
        buffer: () => memoryOf(exports).buffer,
        allocate: (size) => call('__new', size, 0),
        idOfType: (type) => call('id_of_type', type),
      },
      constants,
    )
    const functions = createHostFunctions(memory, scope)
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
    exports = new WebAssembly.Instance(module, importObject).exports
    return { memory, call }
  }

  return {
    run(handler, scope, writeEvent) {
      const { memory, call } = instantiate(scope)
      call('_start')
      memory.refresh()
      call(handler, writeEvent(memory))
    },
  }
}

function functionOf(exports: WebAssembly.Exports | undefined, name: string): (...args: readonly number[]) => unknown {
  const found = exports?.[name]
  if (typeof found !== 'function') throw new Error(`The mapping has no function ${name}`)
  return found as (...args: readonly number[]) => unknown
}

function memoryOf(exports: WebAssembly.Exports | undefined): WebAssembly.Memory {
  const memory = exports?.['memory']
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The mapping has no memory')
  return memory
}

const DATABASE = 'sundial'
const VALUES = 'values'

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database refused'))
  })
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(VALUES)
  }
  return answerOf(request)
}

async function within<T>(mode: IDBTransactionMode, act: (values: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(VALUES, mode)
    const isDone = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The database is full'))
    })
    const [result] = await Promise.all([answerOf(act(transaction.objectStore(VALUES))), isDone])
    return result
  } finally {
    database.close()
  }
}

/**
 * Reads a value from IndexedDB, which holds far more than local storage; undefined if there is none. Rejects if
 * IndexedDB is unavailable.
 */
export function readDatabaseValue(key: string): Promise<unknown> {
  return within<unknown>('readonly', (values) => values.get(key))
}

/** Stores a structured-cloneable value in IndexedDB. Rejects if IndexedDB is unavailable or full. */
export async function writeDatabaseValue(key: string, value: unknown): Promise<void> {
  await within('readwrite', (values) => values.put(value, key))
}

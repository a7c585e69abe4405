import { createServer } from 'node:net'

/**
 * @param {number} port 0 for any free port
 * @returns {Promise<number | undefined>} the port if it is free
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const taken = typeof address === 'object' && address !== null ? address.port : undefined
      server.close(() => resolve(taken))
    })
  })
}

/**
 * The wanted port of 127.0.0.1 if it is free, otherwise any free port.
 * @param {number} wanted
 */
export async function freePort(wanted) {
  const port = (await tryPort(wanted)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('No free port on 127.0.0.1')
  return port
}

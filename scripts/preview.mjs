// npm run preview: serves dist/ like a static host, and builds it first if it is missing.
import { existsSync } from 'node:fs'
import { freePort } from './support/ports.mjs'
import { root, runScript, start } from './support/processes.mjs'
import { serveStatic } from './support/staticServer.mjs'

runScript(async () => {
  if (!existsSync(`${root}dist/index.html`)) {
    const code = await new Promise((ended) => start(process.execPath, ['scripts/build.mjs']).once('exit', ended))
    if (code !== 0) throw new Error('The build failed')
  }
  const { url } = await serveStatic(`${root}dist`, await freePort(4173))
  console.log(`Serving dist/ on ${url}`)
})

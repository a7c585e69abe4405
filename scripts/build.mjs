// npm run build: builds the static site into dist/, prints the size of each route and fails over a size budget.
import { readFileSync } from 'node:fs'
import { ensureInstalled } from './support/install.mjs'
import { bin, root, run, runScript } from './support/processes.mjs'
import { measureRoutes } from './support/sizes.mjs'

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`

runScript(async () => {
  await ensureInstalled()
  const folder = `${root}dist`
  const { code, output, seconds } = await run(
    bin('vite'),
    ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { NODE_ENV: 'production' } },
  )
  if (output.trim()) console.log(output.trim())
  if (code !== 0) throw new Error('The build failed')
  const { build } = JSON.parse(readFileSync(`${folder}/build.json`, 'utf8'))
  console.log(`Built ${folder} in ${seconds.toFixed(1)} s, content hash ${build}. JavaScript of each first load, gzip:`)

  const { routes } = JSON.parse(readFileSync(`${root}scripts/sizeBudgets.json`, 'utf8'))
  const sizes = measureRoutes(folder, routes)
  for (const { route, gzipBytes, maxGzipBytes, files } of sizes) {
    console.log(`  ${route.padEnd(24)} ${kilobytes(gzipBytes).padStart(10)} of ${kilobytes(maxGzipBytes)}`)
    for (const { file, name, gzipBytes: bytes } of files)
      console.log(`    ${name.padEnd(24)} ${file.padEnd(36)} ${kilobytes(bytes).padStart(10)}`)
  }
  const tooLarge = sizes.filter(({ gzipBytes, maxGzipBytes }) => gzipBytes > maxGzipBytes)
  if (tooLarge.length > 0) throw new Error(`Over its size budget: ${tooLarge.map(({ route }) => route).join(', ')}`)
})

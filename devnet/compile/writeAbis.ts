import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../paths'
import { buildAbiFiles } from './abis'

mkdirSync(paths.abis, { recursive: true })
for (const [file, text] of Object.entries(await buildAbiFiles())) writeFileSync(join(paths.abis, file), text)

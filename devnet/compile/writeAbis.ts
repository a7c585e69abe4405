import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../paths.ts'
import { buildAbiFiles } from './abis.ts'

mkdirSync(paths.abis, { recursive: true })
for (const [file, text] of Object.entries(await buildAbiFiles())) writeFileSync(join(paths.abis, file), text)

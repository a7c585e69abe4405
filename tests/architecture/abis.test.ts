import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildAbiFiles } from '../../devnet/compile/abis'

const folder = new URL('../../abis/', import.meta.url)

describe('abis', () => {
  it('match the compiled interfaces; run `npm run abis` if this fails', async () => {
    const compiled = await buildAbiFiles()
    const committed = Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
    )
    expect(committed).toEqual(compiled)
  })
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateSaleProbe, SALE_PROBE_FILE } from '../../scripts/generateSaleProbe'

it('the sale probe bytecode matches its contract; run `npm run abis` if this fails', async () => {
  expect(readFileSync(SALE_PROBE_FILE, 'utf8')).toBe(await generateSaleProbe())
})

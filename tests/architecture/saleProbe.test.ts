import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateSaleProbe, SALE_PROBE_FILE } from '../../scripts/generateSaleProbe'

it('the code that simulates sales is what its contract compiles to: run `npm run abis` where this fails', async () => {
  expect(readFileSync(SALE_PROBE_FILE, 'utf8')).toBe(await generateSaleProbe())
})

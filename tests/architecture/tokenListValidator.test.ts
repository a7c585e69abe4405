import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generateTokenListValidator, VALIDATOR_FILE } from '../../scripts/generateTokenListValidator'

describe('the validator of token lists', () => {
  const committed = readFileSync(VALIDATOR_FILE, 'utf8')

  it('is what the schema says: run `npm run tokenlists` where this fails', async () => {
    expect(committed).toBe(await generateTokenListValidator())
  })

  it('makes no code at run time, and imports nothing', () => {
    expect(committed).not.toMatch(/\bnew Function\b|\beval\(|^import /m)
  })
})

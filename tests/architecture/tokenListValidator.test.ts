import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generateTokenListValidator, VALIDATOR_FILE } from '../../scripts/generateTokenListValidator'

describe('token list validator', () => {
  const committed = readFileSync(VALIDATOR_FILE, 'utf8')

  it('matches the schema; run `npm run tokenlists` if this fails', async () => {
    expect(committed).toBe(await generateTokenListValidator())
  })

  it('generates no code at run time and has no imports', () => {
    expect(committed).not.toMatch(/\bnew Function\b|\beval\(|^import /m)
  })
})

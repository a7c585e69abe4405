import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDeployment } from './deployment.ts'
import { deploymentMarks } from './marks.ts'

const MAX_BYTES = 30_000
const networks = ['devnet', 'cronos', 'cronos-testnet'].map(
  (name) => [name, readDeployment({ SUNDIAL_DEPLOYMENT: name })] as const,
)
const sources = readdirSync('marks').filter((name) => name.endsWith('.svg'))

describe('marks', () => {
  it.each(networks)('are there for every token and protocol of %s', (_name, deployment) => {
    const { files, unmarked } = deploymentMarks(deployment)
    expect(unmarked).toEqual([])
    expect(files.map(([name]) => name)).toEqual(
      expect.arrayContaining(['CRO.svg', ...Object.keys(deployment.tokens).map((symbol) => `${symbol}.svg`)]),
    )
  })

  it('tell a token that has none', () => {
    expect(deploymentMarks({ tokens: { NOSUCH: {} } }).unmarked).toEqual(['NOSUCH'])
  })

  it('are all needed by a network', () => {
    const needed = new Set<string>(
      networks.flatMap(([, deployment]) => deploymentMarks(deployment).files.map(([name]) => name)),
    )
    expect(sources.filter((name) => !needed.has(name))).toEqual([])
  })

  it.each(sources)('%s is a drawing and nothing else', (name) => {
    const svg = readFileSync(`marks/${name}`, 'utf8')
    expect(svg.startsWith('<svg ')).toBe(true)
    expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|href=|style=/i)
    expect(svg.length).toBeLessThan(MAX_BYTES)
  })

  it('differ from each other', () => {
    expect(new Set(sources.map((name) => readFileSync(`marks/${name}`, 'utf8'))).size).toBe(sources.length)
  })
})

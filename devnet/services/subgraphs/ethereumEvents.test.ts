import { Interface, id, toUtf8Bytes } from 'ethers'
import { describe, expect, it } from 'vitest'
import { decodeLog, decodeValues, findEvent, type RawLog } from './ethereumEvents.ts'

const ABI = new Interface([
  'event Named(address indexed from, string indexed label, string name, (uint256 amount, string note)[] items, bool isNew)',
  'event Plain(address indexed from, uint256 amount, int256 change)',
])
const FROM = `0x${'ab'.repeat(20)}`
const hexOf = (text: string) => `0x${Buffer.from(toUtf8Bytes(text)).toString('hex')}`

function logOf(name: string, values: readonly unknown[]): RawLog {
  const { topics, data } = ABI.encodeEventLog(name, values)
  const place = { blockNumber: '0x1', blockHash: '0x', transactionHash: '0x', logIndex: '0x0' }
  return { address: FROM, topics, data, ...place }
}

describe('decoded events', () => {
  const named = findEvent(ABI, 'Named(indexed address,indexed string,string,(uint256,string)[],bool)')
  const plain = findEvent(ABI, 'Plain(indexed address, uint256, int256)')

  it('have texts as bytes, and the hash of an indexed text', () => {
    const decoded = decodeLog(named, logOf('Named', [FROM, 'a label', 'Äpfel', [[5n, 'ripe']], true]))
    expect(String(decoded?.values[0]).toLowerCase()).toBe(FROM)
    expect(decoded?.values.slice(1)).toEqual([id('a label'), hexOf('Äpfel'), [[5n, hexOf('ripe')]], true])
    expect(decoded?.types.slice(0, 3).map(({ name, type }) => [name, type])).toEqual([
      ['from', 'address'],
      ['label', 'bytes32'],
      ['name', 'string'],
    ])
  })

  it('have texts that are no valid UTF-8', () => {
    const log = logOf('Named', [FROM, 'a', 'AB', [], false])
    const broken = { ...log, data: log.data.replace('4142', '41ff') }
    expect(decodeLog(named, broken)?.values[2]).toBe('0x41ff')
  })

  it('have plain words without a library', () => {
    const log = logOf('Plain', [FROM, 2n ** 256n - 1n, -5n])
    expect(decodeLog(plain, log)?.values).toEqual([FROM, 2n ** 256n - 1n, -5n])
  })

  it('are none if the log has other topics or less data', () => {
    const log = logOf('Plain', [FROM, 1n, 1n])
    expect(decodeLog(plain, { ...log, topics: log.topics.slice(0, 1) })).toBeUndefined()
    expect(decodeLog(plain, { ...log, data: log.data.slice(0, -64) })).toBeUndefined()
    const other = logOf('Named', [FROM, 'a', 'b', [], true])
    expect(decodeLog(named, { ...other, topics: other.topics.slice(0, 2) })).toBeUndefined()
    expect(decodeLog(named, { ...other, data: '0x' })).toBeUndefined()
  })

  it('are not decoded from an answer of other types', () => {
    expect(decodeValues(named.inputs.slice(2, 3), `0x${'4d4b52'.padEnd(64, '0')}`)).toBeUndefined()
  })
})

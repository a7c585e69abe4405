import { expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { formatUsdCompact } from '@/lib/figureFormat'
import { signed } from './signed'

const dollars = (change: string) => signed(new Decimal(change), (size) => formatUsdCompact(size, 'en-US'))

it('says whether a change is up or down, in short and in full', () => {
  expect(dollars('2500000')).toMatchObject({ text: '+$2.50M', full: '+$2,500,000.00' })
  expect(dollars('-2500000')).toMatchObject({ text: '−$2.50M', full: '−$2,500,000.00' })
})

it('has no sign for 0', () => {
  expect(dollars('0').text).toBe('$0.00')
})

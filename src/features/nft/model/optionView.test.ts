import { describe, expect, it } from 'vitest'
import { Decimal } from '@/lib/decimal'
import { LOADING, ready } from '@/lib/loadable'
import { optionView } from './optionView'

const view = (cro: string, token: string) =>
  optionView({ croUsd: ready(new Decimal(cro)), tokenUsd: ready(new Decimal(token)) }, 'DIAL', 'en-US')

describe('optionView', () => {
  it('gains where 300 tokens are worth more than the exercise and the mint price', () => {
    expect(view('0.1', '0.1')).toMatchObject({
      costUsd: { text: '$10.00' },
      payoutUsd: { text: '$30.00' },
      mintPriceUsd: { text: '$10.00' },
      gainUsd: { text: '$10.00' },
      isLoss: false,
      breakEven: { text: '0.3333', unit: 'CRO' },
      breakEvenAll: { text: '0.6667', unit: 'CRO' },
      today: { text: '1' },
    })
  })
  it('loses where they are worth less', () => {
    expect(view('0.1', '0.05')).toMatchObject({ gainUsd: { text: '$5.00' }, isLoss: true })
  })
  it('breaks even at two thirds of a CRO', () => {
    expect(view('0.3', '0.2')).toMatchObject({ gainUsd: { text: '$0.00' }, isLoss: false, today: { text: '0.6667' } })
  })
  it('says nothing about worth without a price', () => {
    const unpriced = optionView({ croUsd: ready(undefined), tokenUsd: ready(new Decimal(1)) }, 'DIAL', 'en-US')
    expect(unpriced).toMatchObject({ gainUsd: { status: 'unpriced' }, today: { status: 'unpriced' }, isLoss: false })
    expect(optionView({ croUsd: LOADING, tokenUsd: LOADING }, 'DIAL', 'en-US').gainUsd).toEqual({ status: 'loading' })
  })
})

import { describe, expect, it } from 'vitest'
import { type ConfirmAction, type ConfirmFlow, reduceConfirmFlow } from './confirmFlow'

type Flow = ConfirmFlow<string, 'moved'>
const error = { kind: 'network' } as const
const closed: Flow = { step: 'closed' }
const review: Flow = { step: 'review', act: 'x', isRejected: false }
const sending: Flow = { step: 'sending', act: 'x' }
const failed: Flow = { step: 'failed', act: 'x', error }
const sent: Flow = { step: 'sent', act: 'x', hash: '0x1' }
const settled = (result: Extract<ConfirmAction<string>, { type: 'settled' }>['result']) =>
  ({ type: 'settled', result }) as const

describe('reduceConfirmFlow', () => {
  it.each<[string, Flow, ConfirmAction<string, 'moved'>, Flow]>([
    ['opens the review', closed, { type: 'opened', act: 'x' }, review],
    ['accepts a worse outcome', { ...review, act: 'w' }, { type: 'accepted', act: 'x' }, review],
    ['accepts nothing once it is sent', sent, { type: 'accepted', act: 'w' }, sent],
    ['asks the wallet', { ...review, act: 'w' }, { type: 'sending', act: 'x' }, sending],
    ['asks the wallet without a review', closed, { type: 'sending', act: 'x' }, sending],
    ['asks the wallet again', failed, { type: 'sending', act: 'x' }, sending],
    ['is sent', sending, settled({ status: 'sent', hash: '0x1' }), sent],
    ['returns to the review', sending, settled({ status: 'rejected' }), { ...review, isRejected: true }],
    ['fails', sending, settled({ status: 'failed', error }), failed],
    ['is refused before the wallet opens', sending, { type: 'refused', error: 'moved' }, { ...failed, error: 'moved' }],
    ['closes', sending, { type: 'closed' }, closed],
    ['stays closed when it is sent', closed, settled({ status: 'sent', hash: '0x1' }), closed],
    ['stays closed when it is rejected', closed, settled({ status: 'rejected' }), closed],
    ['stays closed when it fails', closed, settled({ status: 'failed', error }), closed],
    ['stays closed when it is refused', closed, { type: 'refused', error: 'moved' }, closed],
  ])('%s', (_what, flow, action, next) => {
    expect(reduceConfirmFlow(flow, action)).toEqual(next)
  })
})

import { describe, expect, it } from 'vitest'
import { describeStep, formatRecording, parseRecording, type Recording } from './walk'

const recording: Recording = {
  seed: 7,
  path: '/swap',
  finding: { invariant: 'lost text', subject: '/swap From', detail: 'It held "1"' },
  steps: [
    { action: 'page.type', args: { name: 'From', text: '1 "CRO"\n' } },
    { action: 'chain.resume', args: {} },
  ],
}

describe('a recording', () => {
  it('is the same after it was written and read, whatever was typed', () => {
    expect(parseRecording(formatRecording(recording))).toEqual(recording)
    expect(parseRecording(formatRecording({ ...recording, steps: [] }))).toEqual({ ...recording, steps: [] })
  })

  it('is refused where it names no known invariant', () => {
    expect(() => parseRecording(formatRecording(recording).replace('lost text', 'bad luck'))).toThrow()
  })

  it('is told a step a line', () => {
    expect(recording.steps.map(describeStep)).toEqual(['page.type name "From" text "1 \\"CRO\\"\\n"', 'chain.resume'])
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { FigureView } from '@/lib/figureView'
import { HarvestFacts, type HarvestView } from './HarvestFacts'

const figure = (text: string): FigureView => ({ status: 'ready', text, full: `${text} in full` })
const show = (harvest: HarvestView) =>
  render(
    <TestLanguage>
      <HarvestFacts harvest={harvest} />
    </TestLanguage>,
  )

describe('HarvestFacts', () => {
  it('says what a compound harvests and what the caller gets, each with its value', () => {
    const harvest = {
      harvested: figure('12'),
      harvestedUsd: figure('$6'),
      reward: figure('0.12'),
      rewardUsd: { status: 'unpriced' },
    } as const
    show(harvest)
    expect(screen.getByTestId('compound-harvest')).toHaveTextContent(
      /Harvest for all depositors, about.*12.*\$6.*You receive about, in shares.*0\.12/,
    )
    cleanup()
    const loading = { status: 'loading' } as const
    show({ harvested: loading, harvestedUsd: loading, reward: loading, rewardUsd: loading })
    expect(screen.getByTestId('compound-harvest')).not.toHaveTextContent(/\d/)
  })
})

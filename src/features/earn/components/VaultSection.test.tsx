import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { FigureView } from '@/lib/figureView'
import type { EarnCardView } from '../model/earnCard'
import { VaultSection } from './VaultSection'

const drawn = vi.hoisted<string[]>(() => [])
vi.mock('@/widgets/figures/LoadableFigure', () => ({
  LoadableFigure: ({ view }: { readonly view: FigureView }) => {
    drawn.push('text' in view ? view.text : view.status)
    return null
  },
}))

const ready = (text: string): FigureView => ({ status: 'ready', text, full: text })
const card = (id: string, apy: FigureView): EarnCardView => ({
  id,
  section: 'lp',
  name: id,
  protocol: 'VVS',
  isNew: false,
  isDeprecated: false,
  isTakeProfit: false,
  hasBalance: false,
  content: { status: 'available', apy, tvl: ready(`tvl of ${id}`), deposited: 'none', earned: 'none' },
})
const nothing = () => undefined
const order = { sort: undefined, isAscending: false }
const acts = { order, isChoosing: false, onSort: nothing, onSave: nothing }
const savedIds = new Set<string>()
const list = (cards: readonly EarnCardView[]) => (
  <TestLanguage>
    <MemoryRouter>
      <VaultSection section="lp" view="table" cards={cards} savedIds={savedIds} {...acts} />
    </MemoryRouter>
  </TestLanguage>
)

describe('VaultSection on a block tick', () => {
  beforeEach(() => {
    drawn.length = 0
  })

  it('draws no card again where no number changed', () => {
    const cards = () => ['a', 'b', 'c'].map((id) => card(id, ready('1')))
    const { rerender } = render(list(cards()))
    expect(drawn).toHaveLength(6)
    drawn.length = 0
    rerender(list(cards()))
    expect(drawn).toEqual([])
  })

  it('draws only the card again whose number changed', () => {
    const { rerender } = render(list([card('a', ready('1')), card('b', ready('1'))]))
    drawn.length = 0
    rerender(list([card('a', ready('1')), card('b', ready('2'))]))
    expect(drawn).toEqual(['2', 'tvl of b'])
  })
})

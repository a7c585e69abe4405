import { type ReactNode, useState } from 'react'
import { Tabs } from '@/ui/Tabs'

interface StakeTab {
  readonly label: string
  readonly content: ReactNode
}

export interface StakeTabsProps {
  /** Accessible name of the tabs. */
  readonly label: string
  readonly stake: StakeTab
  readonly unstake: StakeTab
  /** The tab that is open first. */
  readonly start?: 'stake' | 'unstake'
}

/** Both directions of a position; what is typed in one tab is kept while the other is open. */
export function StakeTabs({ label, stake, unstake, start = 'stake' }: StakeTabsProps) {
  const [tab, setTab] = useState(start)
  return (
    <Tabs
      label={label}
      tabs={[
        { id: 'stake', ...stake },
        { id: 'unstake', ...unstake },
      ]}
      selectedId={tab}
      onSelect={setTab}
      keepsPanels
    />
  )
}

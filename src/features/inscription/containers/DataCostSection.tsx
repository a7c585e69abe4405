import type { ReactNode } from 'react'
import { getDeployment } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address, Hex } from '@/lib/hex'
import { byteLength } from '@/lib/textHex'
import { DataSummary } from '../components/DataSummary'
import { useDataCost } from '../hooks/useDataCost'

interface DataCostSectionProps {
  readonly data: Hex
  /** Undefined if an editor already shows the data. */
  readonly text?: string
  /** Undefined for the account itself. */
  readonly destination?: Address | undefined
  /** Number of sends. */
  readonly times?: number
  /** Further facts, above the cost. */
  readonly children?: ReactNode
}

/** The cost of sending data, and on demand the data with its size and gas. */
export function DataCostSection({ data, text, destination, times = 1, children }: DataCostSectionProps) {
  const { locale } = useTranslation()
  const cost = useDataCost(useAccount(), destination, data)
  const { symbol, decimals } = getDeployment().nativeCurrency
  return (
    <DataSummary
      {...(text === undefined ? {} : { text })}
      bytes={byteLength(data)}
      gas={figureView(cost, ({ gas }) => {
        const written = formatAmount(gas * BigInt(times), 0, { locale })
        return { text: written, full: written }
      })}
      cost={figureView(cost, ({ costWei }) => formatToken(costWei * BigInt(times), decimals, symbol, locale, 2))}
    >
      {children}
    </DataSummary>
  )
}

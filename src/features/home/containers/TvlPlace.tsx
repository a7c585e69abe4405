import { Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import { theme } from '@/ui/theme'
import { useSeen } from '@/widgets/chart/useSeen'
import { lazyPart } from '@/widgets/pages/lazyPart'
import type { HomeVault } from '../model/homeView'

const TvlSection = lazyPart(async () => (await import('./TvlSection')).TvlSection, ['overview', 'chart', 'indexStatus'])

/** As high as the section usually is. */
const Place = styled.div`
  min-block-size: 41rem;
  ${theme.media.phone} {
    min-block-size: 55rem;
  }
`

/** Keeps the place of the history, which is loaded when it is scrolled to; nothing without the exchange's subgraph. */
export function TvlPlace({ vaults }: { readonly vaults: readonly HomeVault[] }) {
  const placeRef = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(placeRef)
  const { exchange, subgraphs } = getDeployment()
  if (exchange === undefined || subgraphs['exchange'] === undefined) return null
  return (
    <Place ref={placeRef} data-testid="home-tvl">
      <Suspense fallback={null}>{isSeen && <TvlSection vaults={vaults} />}</Suspense>
    </Place>
  )
}

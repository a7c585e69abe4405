import { useState } from 'react'
import { useBlock } from '@/hooks/useBlock'
import { Fact, Facts } from '@/ui/Facts'
import { Grid, Row } from '@/ui/layout'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { Countdown } from '@/widgets/schedule/Countdown'
import { PhaseBadge } from '@/widgets/schedule/PhaseBadge'
import { NftSpecimens } from './NftSpecimens'
import { SignSpecimen } from './SignSpecimen'
import { Specimen } from './Specimen'
import { StakePanelSpecimens } from './StakePanelSpecimens'

/** Widgets shared by several areas. */
export function Mechanisms() {
  const block = useBlock()
  const [openedSec] = useState(() => Math.floor(Date.now() / 1000))
  const inDays = (days: number) => openedSec + days * 86_400
  return (
    <Grid min="320px">
      <Specimen name="Missing contracts">
        <MissingContracts parts={['croLock', 'multicall']} />
      </Specimen>
      <Specimen name="Schedule: phases by the chain's time">
        <Row gap={8}>
          <PhaseBadge phase={undefined} />
          <PhaseBadge phase={{ status: 'soon', from: inDays(3) }} />
          <PhaseBadge phase={{ status: 'live', until: inDays(2) }} />
          <PhaseBadge phase={{ status: 'live', until: undefined }} />
          <PhaseBadge phase={{ status: 'ended', until: inDays(-1) }} />
        </Row>
      </Specimen>
      <Specimen name="Schedule: countdowns">
        <Facts>
          <Fact name="In days">
            <Countdown to={{ timeSec: inDays(2.5) }} />
          </Fact>
          <Fact name="Within the hour">
            <Countdown to={{ timeSec: inDays(0.02) }} />
          </Fact>
          <Fact name="Until a block">
            <Countdown to={{ block: (block?.number ?? 0) + 90 }} />
          </Fact>
          <Fact name="Due">
            <Countdown to={{ timeSec: 0 }} />
          </Fact>
        </Facts>
      </Specimen>
      <Specimen name="NFT media: on the chain, and without an image">
        <NftSpecimens />
      </Specimen>
      <SignSpecimen />
      <StakePanelSpecimens />
    </Grid>
  )
}

import { Grid } from '@/ui/layout'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { Specimen } from './Specimen'

/** What several areas share and connect to their own contracts. */
export function Mechanisms() {
  return (
    <Grid min="320px">
      <Specimen name="Missing contracts">
        <MissingContracts parts={['croLock', 'multicall']} />
      </Specimen>
    </Grid>
  )
}

import { getDeployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { Grid } from '@/ui/layout'
import { NftMedia } from '@/widgets/nft-media/NftMedia'

/** The first NFT of the local chain's sale, and one without metadata. */
export function NftSpecimens() {
  const { optionNft = ZERO_ADDRESS } = getDeployment().nft.contracts
  return (
    <Grid min="8rem" gap={12}>
      <NftMedia contract={optionNft} tokenId={1n} label="Option NFT #1" />
      <NftMedia contract={ZERO_ADDRESS} tokenId={7n} label="Nothing #7" />
    </Grid>
  )
}

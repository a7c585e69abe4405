import { styled } from 'styled-components'
import type { NamedNft } from '@/domain/nft-market/marketTx'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { NftMedia } from '@/widgets/nft-media/NftMedia'

const Line = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[12]};
  overflow-wrap: anywhere;
`

/** The NFT that a dialog is about. */
export function NftLine({ nft: { collection, tokenId, name } }: { readonly nft: NamedNft }) {
  return (
    <Line>
      <NftMedia contract={collection} tokenId={tokenId} label={name} />
      <Text isStrong>
        <bdi>{name}</bdi>
      </Text>
    </Line>
  )
}

import { styled } from 'styled-components'
import { Facts } from './Facts'
import { theme } from './theme'

/** What a card is about beside its dial, or above it where there is no room. */
export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
/** The dial above the countdown. */
export const Clock = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  text-align: center;
`
/** Facts side by side where there is room. */
export const WideFacts = styled(Facts)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  column-gap: ${theme.space[48]};
`

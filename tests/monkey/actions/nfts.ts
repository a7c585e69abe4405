import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Area, World } from '../area'
import { compareIds, isConnected } from '../page'
import type { Finding } from '../walk'

const { loyaltyNft, optionNft } = deployment.nft.contracts
/** Further NFTs are behind a button. */
const SHOWN_AT_MOST = 20

/** The ids at the end of the NFTs' button texts; undefined if a button shows another text. */
function shownOptions({ tab }: World): Promise<string[] | undefined> {
  return tab.page.evaluate(() => {
    const block = document.querySelector('[data-testid="nft-use"]')
    // After the exercise window the heading and the list are gone.
    if (block?.querySelector('h3') === null || block === null) return undefined
    const ids = [...block.querySelectorAll('li')].map(
      (item) => /\d+$/.exec([...item.querySelectorAll('button')].at(-1)?.textContent.trim() ?? '')?.[0],
    )
    return ids.every((id) => id !== undefined) ? ids : undefined
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (!(await isConnected(world))) return []
  const options = await shownOptions(world)
  const hasLoyalty = (await tab.page.$('[data-testid="nft-loyalty"] li')) !== null
  const held = options === undefined ? [] : await truth.nftIds(optionNft, account)
  return [
    ...(options === undefined || held.length > SHOWN_AT_MOST ? [] : compareIds('option NFTs', options, held)),
    ...(hasLoyalty && (await truth.tokenBalance(loyaltyNft, account)) === 0n
      ? compareIds('loyalty NFT', ['1'], [])
      : []),
  ]
}

/** The account's NFTs, minted and exercised by generic presses. */
export const nftsArea: Area = { actions: [], findContradictions }

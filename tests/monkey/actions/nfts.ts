import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Area, World } from '../area'
import { compareIds, isConnected } from '../page'
import type { Finding } from '../walk'

const { loyaltyNft, optionNft } = deployment.nft.contracts
/** The page shows the others when asked. */
const SHOWN_AT_MOST = 10

/** Numbers at the end of what the buttons of a block's NFTs say; undefined while one of them says something else. */
function shownOptions({ tab }: World): Promise<string[] | undefined> {
  return tab.page.evaluate(() => {
    const block = document.querySelector('[data-testid="nft-use"]')
    // Without its heading the window is over, and nothing is listed.
    if (block?.querySelector('h3') === null || block === null) return undefined
    const ids = [...block.querySelectorAll('li')].map(
      (item) => /\d+$/.exec([...item.querySelectorAll('button')].at(-1)?.textContent.trim() ?? '')?.[0],
    )
    return ids.every((id) => id !== undefined) ? ids : undefined
  })
}

async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (!(await isConnected(tab.page))) return []
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

/** The account's NFTs. They are minted and used by buttons as any other. */
export const nftsArea: Area = { actions: [], findContradictions }

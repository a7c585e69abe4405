import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { type Action, type Area, arg, type World } from '../area'
import { waitFor } from '../completeForm'
import { parseShownAmount } from '../figures'
import { isConnected } from '../page'
import { textPattern } from '../texts'
import type { Finding } from '../walk'

/** Another chain that the wallet knows. */
const ELSEWHERE = 1
/** Indexes of accounts with and without positions. */
const ACCOUNTS = [0, 1, 2, 5] as const

async function inEveryTab({ tabs }: World, act: (wallet: World['tab']['wallet']) => Promise<void>): Promise<void> {
  for (const { wallet } of tabs) await act(wallet)
}

const isLoggedOut = async ({ tab }: World): Promise<boolean> =>
  (await tab.page.evaluate(() => localStorage.getItem('wallet.login'))) === null

const changeAccount: Action = {
  name: 'wallet.changeAccount',
  weight: 3,
  plan: ({ devnet, account }, random) => {
    const to = devnet.accounts[random.pick(ACCOUNTS)]
    return to === undefined || to === account ? undefined : { to }
  },
  async run(world, args) {
    const to = arg(args, 'to')
    await inEveryTab(world, (wallet) => wallet.setAccounts([to]))
    world.account = to
    return true
  },
}

const changeChain: Action = {
  name: 'wallet.changeChain',
  weight: 3,
  keepsTexts: true,
  plan: ({ chainId, devnet }) => ({ to: String(chainId === devnet.chainId ? ELSEWHERE : devnet.chainId) }),
  async run(world, args) {
    world.chainId = Number(arg(args, 'to'))
    await inEveryTab(world, (wallet) => wallet.setChain(world.chainId))
    return true
  },
}

const rejectNext: Action = {
  name: 'wallet.rejectNext',
  weight: 3,
  keepsTexts: true,
  plan: () => ({}),
  async run({ tab: { wallet } }) {
    await wallet.rejectNext()
    return true
  },
}

/** Without the wallet on the site's chain, no form can be sent. */
const comeBack: Action = {
  name: 'wallet.comeBack',
  weight: 30,
  async plan(world) {
    const isElsewhere = world.chainId !== world.devnet.chainId
    return isElsewhere || (await isLoggedOut(world)) ? {} : undefined
  },
  async run(world) {
    world.chainId = world.devnet.chainId
    await inEveryTab(world, (wallet) => wallet.setChain(world.chainId))
    if (!(await isLoggedOut(world))) return true
    const { page } = world.tab
    if ((await page.$('dialog[open]')) !== null) return true
    const lang = await page.evaluate(() => document.documentElement.lang)
    const choices = [
      page.getByRole('banner').getByRole('button', { name: textPattern(lang, 'wallet.connect') }),
      page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }),
    ]
    for (const choice of choices) {
      const button = await waitFor(world, async () => (await choice.elementHandles())[0])
      if (button === undefined) return true
      await button.focus()
      await page.keyboard.press('Enter')
    }
    return true
  },
}

/** The wallet dialog is the only one that contains the account's full address. */
async function findContradictions(world: World): Promise<readonly Finding[]> {
  const { account, tab, truth } = world
  if (!(await isConnected(world))) return []
  const shown = await tab.page.evaluate((address) => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].find(({ innerText }) =>
      innerText.toLowerCase().includes(address.toLowerCase()),
    )
    const figures = [...(dialog?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])]
    return figures.map((figure) => ({
      text: figure.dataset['figure'] || figure.innerText,
      lang: document.documentElement.lang,
    }))
  }, account)
  const balances = [
    { symbol: deployment.nativeCurrency.symbol, wei: await truth.nativeBalance(account) },
    { symbol: 'DIAL', wei: await truth.tokenBalance(deployment.contracts.product, account) },
  ]
  return shown.flatMap(({ text, lang }): Finding[] => {
    const balance = balances.find(({ symbol }) => text.endsWith(` ${symbol}`))
    const claimed = parseShownAmount(text, 18, lang)
    return balance === undefined || claimed === undefined || claimed === balance.wei
      ? []
      : [{ invariant: 'wrong figure', subject: 'balance in the wallet dialog', detail: `${text}, not ${balance.wei}` }]
  })
}

/** User actions in the wallet itself. */
export const walletArea: Area = { actions: [changeAccount, changeChain, comeBack, rejectNext], findContradictions }

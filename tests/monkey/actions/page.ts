import deployment from '../../../src/config/deployments/devnet.json' with { type: 'json' }
import { routes, takeProfitPath, vaultPath } from '../../../src/config/routes'
import { type Action, type Area, arg, type World } from '../area'
import { type Control, findControl, listControls, pressControl, typeInto } from '../controls'
import { pathOf } from '../page'
import type { Random } from '../random'
import { openTab, waitUntilIdle } from '../tab'

const PATHS = [
  routes.home,
  routes.earn,
  routes.croLock,
  routes.farms,
  routes.pools,
  `${routes.pools}?state=finished`,
  routes.zap,
  routes.swap,
  routes.liquidity,
  routes.addLiquidity,
  routes.removeLiquidity,
  `${routes.removeLiquidity}/CRO/${deployment.tokens.USDC.address}`,
  routes.findPool,
  routes.compare,
  routes.inscription,
  routes.bridgeStatus,
  routes.nft,
  routes.portfolio,
  routes.allowances,
  ...['single-cro', 'single-usdc', 'vvs-cro-usdc', 'vvs-vvs', 'vvs-cro-lion', 'candycity-candy'].map(vaultPath),
  takeProfitPath('v3s-vshare-cro'),
  '/nowhere',
]

const TEXTS = [
  '1',
  '0.5',
  '5',
  '25',
  '1000',
  '1,5',
  '.',
  '0',
  '0.000000000000000001',
  '99999999999999999999999999',
  '1e5',
  '-1',
  '',
  'cro',
  'usdc',
  '  ',
  '<b>&"',
  'ماس ٣',
  '🙂🙃',
  '0x10Aeafac83d48E2f9ac4bAAf94311c45fACe1404',
  'x'.repeat(300),
] as const

const WINDOWS = [
  [360, 740],
  [768, 1000],
  [1280, 900],
] as const

const KEYS = ['Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const
const MAX_TABS = 3
/** Probability of pressing something in the form that was last typed into. */
const NEAR_SHARE = 0.5

/** Probability of pressing a figure, which opens a tooltip. Most pages have more figures than other controls. */
const FIGURE_SHARE = 0.1

const argsOf = ({ role, name, nth }: Control) => ({ role, name, nth })

async function chooseControl({ tab }: World, random: Random, kind: Control['kind']): Promise<Control | undefined> {
  const controls = (await listControls(tab.page)).filter((control) => control.kind === kind)
  const near = controls.filter(({ isNearTyped }) => isNearTyped)
  const choices = near.length > 0 && random.chance(NEAR_SHARE) ? near : controls
  return choices.length === 0 ? undefined : random.pick(choices)
}

const wantedOf = (args: Parameters<Action['run']>[1]) => ({
  role: arg(args, 'role'),
  name: arg(args, 'name'),
  nth: arg(args, 'nth'),
})

const press: Action = {
  name: 'page.press',
  weight: 40,
  focus: 'given',
  async plan(world, random) {
    const control = await chooseControl(world, random, random.chance(FIGURE_SHARE) ? 'figure' : 'press')
    return control && argsOf(control)
  },
  async run({ tab: { page } }, args) {
    const element = await findControl(page, wantedOf(args))
    return element !== undefined && pressControl(page, element)
  },
}

const type: Action = {
  name: 'page.type',
  weight: 14,
  focus: 'given',
  async plan(world, random) {
    const control = await chooseControl(world, random, 'text')
    return control && { ...argsOf(control), text: random.pick(TEXTS) }
  },
  async run({ tab }, args) {
    const { page } = tab
    const wanted = wantedOf(args)
    const element = await findControl(page, wanted)
    if (element === undefined) return false
    await typeInto(page, element, arg(args, 'text'))
    await waitUntilIdle(tab)
    const isOnPage = await element.evaluate(
      (field) => field.isConnected && field.closest('dialog, header, footer') === null,
    )
    const text = isOnPage ? await element.evaluate((field) => (field as HTMLInputElement).value) : ''
    tab.typed = text === '' ? undefined : { ...wanted, path: pathOf(page), text }
    return true
  },
}

const choose: Action = {
  name: 'page.choose',
  weight: 3,
  focus: 'given',
  async plan(world, random) {
    const control = await chooseControl(world, random, 'choice')
    return control && { ...argsOf(control), choice: String(random.below(8)) }
  },
  async run({ tab: { page } }, args) {
    const element = await findControl(page, wantedOf(args))
    if (element === undefined) return false
    const count = await element.evaluate((select) => (select as HTMLSelectElement).options.length)
    await element.focus()
    await element.selectOption({ index: Number(arg(args, 'choice')) % count })
    return true
  },
}

/** Tab wraps around through the document itself, so nothing may have focus afterwards. */
const tabKey: Action = {
  name: 'page.tabKey',
  weight: 6,
  keepsTexts: true,
  plan: (_, random) => ({ times: String(1 + random.below(6)), direction: random.pick(['Tab', 'Tab', 'Shift+Tab']) }),
  async run({ tab: { page } }, args) {
    for (let times = Number(arg(args, 'times')); times > 0; times -= 1)
      await page.keyboard.press(arg(args, 'direction'))
    return true
  },
}

const key: Action = {
  name: 'page.key',
  weight: 10,
  focus: 'kept',
  plan: (_, random) => ({ key: random.pick(KEYS) }),
  async run({ tab: { page } }, args) {
    // Links that leave the app are not followed.
    const leadsOut = await page.evaluate(
      () =>
        document.activeElement instanceof HTMLAnchorElement &&
        (document.activeElement.target === '_blank' || document.activeElement.origin !== location.origin),
    )
    if (leadsOut) return false
    await page.keyboard.press(arg(args, 'key'))
    return true
  },
}

const open: Action = {
  name: 'page.open',
  weight: 9,
  plan: (_, random) => ({ path: random.pick(PATHS) }),
  async run({ tab: { page }, siteUrl }, args) {
    await page.goto(siteUrl + arg(args, 'path'), { waitUntil: 'domcontentloaded' })
    return true
  },
}

const back: Action = {
  name: 'page.back',
  weight: 4,
  plan: () => ({}),
  async run({ tab: { page } }) {
    // The entry before the first page is no page of the app.
    if (!(await page.evaluate(() => navigation.canGoBack))) return false
    await page.goBack({ waitUntil: 'commit' })
    return true
  },
}

const forward: Action = {
  name: 'page.forward',
  weight: 2,
  plan: () => ({}),
  async run({ tab: { page } }) {
    await page.goForward({ waitUntil: 'commit' })
    return true
  },
}

const reload: Action = {
  name: 'page.reload',
  weight: 3,
  plan: () => ({}),
  async run({ tab: { page } }) {
    await page.reload({ waitUntil: 'domcontentloaded' })
    return true
  },
}

const resize: Action = {
  name: 'page.resize',
  weight: 3,
  keepsTexts: true,
  plan(_, random) {
    const [width, height] = random.pick(WINDOWS)
    return { width: String(width), height: String(height) }
  },
  async run({ tab: { page } }, args) {
    await page.setViewportSize({ width: Number(arg(args, 'width')), height: Number(arg(args, 'height')) })
    return true
  },
}

const newTab: Action = {
  name: 'page.newTab',
  weight: 1,
  plan: ({ tabs }, random) => (tabs.length < MAX_TABS ? { path: random.pick(PATHS) } : undefined),
  async run(world, args) {
    const { account, chainId, devnet, tab } = world
    const login = await tab.page.evaluate(() => localStorage.getItem('wallet.login'))
    const opened = await openTab(world.context, {
      rpcUrl: devnet.rpcUrl,
      account,
      chainId,
      isConnected: login !== null,
    })
    world.tabs = [...world.tabs, opened]
    world.tab = opened
    await opened.page.goto(world.siteUrl + arg(args, 'path'), { waitUntil: 'domcontentloaded' })
    return true
  },
}

const changeTab: Action = {
  name: 'page.changeTab',
  weight: 3,
  keepsTexts: true,
  plan: ({ tabs }, random) => (tabs.length > 1 ? { index: String(random.below(tabs.length)) } : undefined),
  async run(world, args) {
    const next = world.tabs[Number(arg(args, 'index'))]
    if (next === undefined || next === world.tab) return false
    world.tab = next
    await next.page.bringToFront()
    return true
  },
}

const closeTab: Action = {
  name: 'page.closeTab',
  weight: 1,
  keepsTexts: true,
  plan: ({ tabs }) => (tabs.length > 1 ? {} : undefined),
  async run(world) {
    const rest = world.tabs.filter((tab) => tab !== world.tab)
    const [next] = rest
    if (next === undefined) return false
    await world.tab.page.close()
    world.tabs = rest
    world.tab = next
    await next.page.bringToFront()
    return true
  },
}

/** Generic user actions that work on any page. */
export const pageArea: Area = {
  actions: [press, type, choose, tabKey, key, open, back, forward, reload, resize, newTab, changeTab, closeTab],
}

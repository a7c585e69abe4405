import type address from '../../locales/en-US/address.json'
import type allowances from '../../locales/en-US/allowances.json'
import type chart from '../../locales/en-US/chart.json'
import type common from '../../locales/en-US/common.json'
import type contracts from '../../locales/en-US/contracts.json'
import type earn from '../../locales/en-US/earn.json'
import type figures from '../../locales/en-US/figures.json'
import type home from '../../locales/en-US/home.json'
import type inscription from '../../locales/en-US/inscription.json'
import type liquidity from '../../locales/en-US/liquidity.json'
import type lock from '../../locales/en-US/lock.json'
import type nft from '../../locales/en-US/nft.json'
import type nodes from '../../locales/en-US/nodes.json'
import type portfolio from '../../locales/en-US/portfolio.json'
import type schedule from '../../locales/en-US/schedule.json'
import type settings from '../../locales/en-US/settings.json'
import type shell from '../../locales/en-US/shell.json'
import type stake from '../../locales/en-US/stake.json'
import type subject from '../../locales/en-US/subject.json'
import type swap from '../../locales/en-US/swap.json'
import type takeProfit from '../../locales/en-US/takeProfit.json'
import type tokens from '../../locales/en-US/tokens.json'
import type trade from '../../locales/en-US/trade.json'
import type tx from '../../locales/en-US/tx.json'
import type vault from '../../locales/en-US/vault.json'
import type wallet from '../../locales/en-US/wallet.json'
import type zap from '../../locales/en-US/zap.json'

type TextKey = keyof (typeof address &
  typeof allowances &
  typeof chart &
  typeof common &
  typeof contracts &
  typeof earn &
  typeof figures &
  typeof home &
  typeof inscription &
  typeof liquidity &
  typeof lock &
  typeof nft &
  typeof nodes &
  typeof portfolio &
  typeof schedule &
  typeof settings &
  typeof shell &
  typeof stake &
  typeof subject &
  typeof swap &
  typeof takeProfit &
  typeof tokens &
  typeof trade &
  typeof tx &
  typeof vault &
  typeof wallet &
  typeof zap)

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<Key extends string> = Key extends `${infer Base}${PluralSuffix}` ? Base : Key

/** Every key of the English texts; a key with plural forms is named without its suffix. */
export type TranslationKey = WithoutPlural<TextKey>

/** What stands in for the %name% placeholders; `count` also chooses the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>

/** A text kept as data (a stored transaction, a form state): its key may come from an older version. */
export interface TranslatableText {
  readonly key: string
  readonly values?: TranslationValues
}

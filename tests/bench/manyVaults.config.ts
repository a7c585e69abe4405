import { mergeConfig, type Plugin } from 'vite'
import base from '../../vite.config.ts'
import { VAULT_COUNT } from './manyVaults.ts'

const TABLE = /export const vaultTable[^=]*= (\[[^\]]*\])/

/** Repeats the vaults of the table under new ids up to the given count. */
function manyVaults(count: number): Plugin {
  return {
    name: 'many-vaults',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('src/config/vaultTable.ts')) return undefined
      if (!TABLE.test(code)) this.error('The format of the vault table has changed')
      return code.replace(
        TABLE,
        `export const vaultTable = (($1) as VaultDefinition[]).concat(...Array.from({ length: ${count} }, (_, n) => $1.map((vault) => ({ ...vault, id: vault.id + '-' + (n + 2) })))).slice(0, ${count})`,
      )
    },
  }
}

/** The production site with a table of generated vaults. */
export default mergeConfig(base, { plugins: [manyVaults(VAULT_COUNT)] })

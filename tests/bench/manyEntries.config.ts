import { mergeConfig, type Plugin } from 'vite'
import base from '../../vite.config.ts'
import { countFarms, VAULT_COUNT } from './manyEntries.ts'

const TABLE = /export const vaultTable[^=]*= (\[[^\]]*\])/
const PID = 'BigInt(pid)'

/** Repeats the vaults of the table under new ids up to the given count, and asks for the farm that a repeated one stands for. */
function manyEntries(vaultCount: number, farmCount: number): Plugin {
  return {
    name: 'many-entries',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('src/domain/farm/farmReads.ts')) {
        if (!code.includes(PID)) this.error('The reads of a farm have changed')
        return code.replaceAll(PID, `BigInt(pid % ${farmCount})`)
      }
      if (!id.endsWith('src/config/vaultTable.ts')) return undefined
      if (!TABLE.test(code)) this.error('The format of the vault table has changed')
      return code.replace(
        TABLE,
        `export const vaultTable = (($1) as VaultDefinition[]).concat(...Array.from({ length: ${vaultCount} }, (_, n) => $1.map((vault) => ({ ...vault, id: vault.id + '-' + (n + 2) })))).slice(0, ${vaultCount})`,
      )
    },
  }
}

/** The production site with many generated vaults and farms. */
export default mergeConfig(base, { plugins: [manyEntries(VAULT_COUNT, countFarms())] })

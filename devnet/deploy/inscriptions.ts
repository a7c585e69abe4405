import { inscriptionTable } from '../tables/campaigns.ts'
import type { Roles } from './accounts.ts'
import type { Script } from './script.ts'

/** Inscribes the deploys and mints of the table. Inscriptions have no contract. */
export function seedInscriptions(script: Script, { users, treasury }: Roles): void {
  for (const { tick, max, lim, mints } of inscriptionTable) {
    inscribe(script, treasury, { op: 'deploy', tick, max: String(max), lim: String(lim) })
    users.forEach((user, index) => {
      for (let i = 0; i < (mints[index] ?? 0); i += 1) inscribe(script, user, { op: 'mint', tick, amt: String(lim) })
    })
  }
}

function inscribe(script: Script, account: string, fields: Readonly<Record<string, string>>): void {
  script.sendText(account, account, `data:,${JSON.stringify({ p: 'crc-20', ...fields })}`)
}

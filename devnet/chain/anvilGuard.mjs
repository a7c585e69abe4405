// Runs anvil and ends it when whoever started this goes away: their end of the pipe closes then, however they ended.
import { spawn } from 'node:child_process'
import process from 'node:process'

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('usage: anvilGuard.mjs <anvil> [arguments]')
const anvil = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
anvil.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
anvil.once('exit', (code) => process.exit(code ?? 0))
const end = () => anvil.kill('SIGTERM')
process.stdin.resume()
process.stdin.once('end', end)
process.stdin.once('error', end)
// A terminal sends these to the whole group; anvil has to write its state first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

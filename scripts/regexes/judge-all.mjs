import { main } from '../run.mjs'
import { checkRegexes } from './check-regexes.mjs'

await main(() => checkRegexes({ writes: process.argv.includes('--write') }))
// The programs that parse and judge would keep this one alive.
process.exit()

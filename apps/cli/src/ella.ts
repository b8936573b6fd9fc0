import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half the time of a short command goes into compiling. The compile cache is beside the installed packages, where no
// other user can write. If this user cannot write there either, every start compiles again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
const { realInput, runCommandLine } = await import('./run-command-line.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), realInput())

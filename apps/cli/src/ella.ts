import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of a short command is compiling. What was compiled lies with the installed packages, where nobody else can write;
// where we cannot either, every start compiles again.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url)))
const { realInput, runCommandLine } = await import('./run-command-line.ts')

process.exitCode = await runCommandLine(process.argv.slice(2), realInput())

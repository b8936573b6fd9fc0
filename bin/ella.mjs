#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installPackages } from '../scripts/install.mjs'
import { environment, node24, root } from '../scripts/node-24.mjs'

await installPackages()
const child = spawn(node24(), [join(root, 'apps/cli/src/ella.ts'), ...process.argv.slice(2)], {
	// npm changes into the checkout before it runs a script; paths are the caller's.
	cwd: process.env.INIT_CWD ?? process.cwd(),
	env: environment(),
	stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))

#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { helpFor } from '../apps/cli/help/help.mjs'
import { loadEnvironmentFile } from '../scripts/environment-file.mjs'
import { installPackages } from '../scripts/install.mjs'
import { environment, node24, root } from '../scripts/node-24.mjs'
import { main } from '../scripts/run.mjs'

const program = join(root, 'apps/cli/src/ella.ts')
// npm changes into the checkout before it runs a script; paths are the caller's.
const cwd = process.env.INIT_CWD ?? process.cwd()

const help = helpFor(process.argv.slice(2))
if (help === null) await main(runCommand)
else process.stdout.write(help)

async function runCommand() {
	loadEnvironmentFile()
	await installPackages()
	if (node24() === process.execPath) await runHere()
	else runInChild()
}

// Where this Node can run our sources, a second one would only cost time.
async function runHere() {
	Object.assign(process.env, environment())
	process.chdir(cwd)
	await import('../scripts/cache-drizzle-resolution.mjs')
	await import(pathToFileURL(program).href)
}

function runInChild() {
	const child = spawn(node24(), [program, ...process.argv.slice(2)], {
		cwd,
		env: environment(),
		stdio: 'inherit',
	})
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
	child.once('exit', (code) => process.exit(code ?? 1))
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './install.mjs'
import { makeRelease } from './make-release.mjs'
import { environment, node24, root } from './node-24.mjs'
import { main } from './run.mjs'
import { installSystemTools } from './system-tools.mjs'

await main(async () => {
	await installPackages()
	await installSystemTools()
	const given = process.argv.slice(2)
	if (given.some((option) => option.startsWith('--release'))) return runCluster(given)
	const folder = mkdtempSync(join(tmpdir(), 'ella-release-'))
	try {
		await runCluster(['--release', await makeRelease(folder), ...given])
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
})

// Ctrl+C is for the program, which ends everything in order; this one waits for it.
async function runCluster(args) {
	const program = spawn(node24(), ['bench/src/cluster.bench.ts', ...args], {
		cwd: root,
		env: environment(),
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		process.on(signal, () => program.kill(signal))
	}
	const [code] = await once(program, 'exit')
	if (code !== 0) throw Object.assign(new Error('The cluster ended.'), { exitCode: code ?? 1 })
}

import { spawn } from 'node:child_process'
import { loadEnvironmentFile } from './environment-file.mjs'
import { installPackages } from './install.mjs'
import { environment, node24, root } from './node-24.mjs'
import { main } from './run.mjs'

await main(async () => {
	loadEnvironmentFile()
	const apiPort = process.env.API_PORT ?? '3001'
	const webPort = process.env.PORT ?? '3000'
	await installPackages()
	const env = environment({ API_URL: `http://127.0.0.1:${apiPort}` })
	const stdio = ['ignore', 'inherit', 'inherit']
	const children = [
		spawn(node24(), ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], {
			cwd: root,
			env: { ...env, PORT: apiPort, PUBLIC_URL: `http://localhost:${webPort}` },
			stdio,
		}),
		spawn('npm', ['run', '--silent', '--workspace', '@app/web', 'dev', '--', '--port', webPort], {
			cwd: root,
			env,
			stdio,
		}),
	]
	const stopAll = () => children.forEach((child) => void child.kill('SIGTERM'))
	process.on('SIGINT', stopAll)
	process.on('SIGTERM', stopAll)
	await Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
	stopAll()
})

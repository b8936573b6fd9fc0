import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const shipped = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url))
/** Where Debian's package puts it. */
export const nginxBinary = '/usr/sbin/nginx'

export type Nginx = { url: string; pid: number; stop: () => Promise<void> }

type Layout = {
	/** The port that it listens on, of the loopback address. */
	port: number
	/** Ports of the servers behind it, one or two. */
	servers: number[]
	/** How long idle connections are kept, which has to be less than the servers drain; as shipped without it. */
	keepaliveMs?: number
}

/** Starts nginx with the file that is shipped, in which only addresses, folders and TLS are other ones. */
export async function startNginx(layout: Layout): Promise<Nginx> {
	const folder = mkdtempSync(join(tmpdir(), 'ella-nginx-'))
	const file = join(folder, 'nginx.conf')
	const site = fillIn(readFileSync(shipped, 'utf8'), layout).replace(
		/\/var\/(?:cache|log)\/nginx/g,
		folder,
	)
	writeFileSync(file, mainFile(folder, site))
	const child = spawn(nginxBinary, ['-p', folder, '-c', file], {
		stdio: ['ignore', 'pipe', 'pipe'],
		// Ctrl+C is for the one who started it, who stops it in order.
		detached: true,
	})
	let said = ''
	child.stderr.on('data', (chunk) => {
		said += chunk
	})
	while (!(await listens(layout.port))) {
		if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`)
		await wait(20)
	}
	return {
		url: `http://127.0.0.1:${layout.port}`,
		pid: child.pid ?? 0,
		stop: async () => {
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

function fillIn(text: string, { port, servers, keepaliveMs }: Layout): string {
	const [first, second = first] = servers
	const changes: [RegExp, string][] = [
		[/10\.0\.0\.11:3000/g, `127.0.0.1:${first}`],
		[/10\.0\.0\.12:3000/g, `127.0.0.1:${second}`],
		// The server that leads to HTTPS, and TLS.
		[/^server \{\n\tlisten 80;[\s\S]*?^\}\n/m, ''],
		[/\tlisten 443 ssl http2;\n\tlisten \[::\]:443 ssl http2;\n/, `\tlisten 127.0.0.1:${port};\n`],
		[/(?:^\tssl_.*\n)+/m, ''],
	]
	if (keepaliveMs !== undefined) {
		changes.push([/keepalive_timeout 4s/, `keepalive_timeout ${keepaliveMs}ms`])
		changes.push([/fail_timeout=2s(.*\n.*)fail_timeout=2s/, 'fail_timeout=1s$1fail_timeout=1s'])
	}
	return changes.reduce((filled, [what, by]) => {
		if (!what.test(filled)) throw new Error(`deploy/nginx.conf has no ${what.source} any more.`)
		return filled.replace(what, by)
	}, text)
}

function mainFile(folder: string, site: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join('\n')
	// Without it, nginx's workers would run as a user who may not write here.
	const user = process.getuid?.() === 0 ? 'user root;' : ''
	return `daemon off;
${user}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
${temporary}
${site}
}
`
}

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1')
		socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
		socket.once('close', () => socket.destroy())
		socket.once('connect', () => socket.end())
	})
}

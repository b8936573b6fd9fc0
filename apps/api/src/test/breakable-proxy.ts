import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { CleanUp } from './temporary-folder.ts'

/** The state of the connections to a server: they work, are broken and refused, or nothing arrives any more. */
export type Fault = 'none' | 'down' | 'frozen'

export type BreakableProxy = {
	/** The address of the server through the proxy. */
	url: string
	/** Does something to the server, as those see it who reach it through the proxy. */
	become: (fault: Fault) => Promise<void>
}

/** Puts itself before a server that others use too, such as PostgreSQL or an S3-compatible store. */
export async function breakableProxy(address: string, cleanUp: CleanUp): Promise<BreakableProxy> {
	const target = new URL(address)
	const open = new Set<[Socket, Socket]>()
	let isFrozen = false

	const server = createServer((client) => {
		const upstream = connect(Number(target.port || 5432), target.hostname)
		const pair: [Socket, Socket] = [client, upstream]
		open.add(pair)
		for (const socket of pair) {
			const other = socket === client ? upstream : client
			socket.on('error', () => {})
			socket.on('close', () => {
				open.delete(pair)
				other.destroy()
			})
		}
		if (!isFrozen) join(pair)
	})

	const listen = async (port: number) => {
		server.listen(port, '127.0.0.1')
		await once(server, 'listening')
	}
	await listen(0)
	const { port } = server.address() as AddressInfo
	cleanUp(async () => {
		server.close()
		for (const [client] of open) client.destroy()
	})
	const url = new URL(address)
	url.host = `127.0.0.1:${port}`
	return {
		url: url.href,
		async become(fault) {
			isFrozen = fault === 'frozen'
			if (fault === 'down') {
				server.close()
				for (const [client] of open) client.resetAndDestroy()
			} else if (!server.listening) await listen(port)
			for (const pair of open) {
				if (isFrozen) part(pair)
				else join(pair)
			}
		},
	}
}

function join([client, upstream]: [Socket, Socket]): void {
	client.pipe(upstream)
	upstream.pipe(client)
}

function part([client, upstream]: [Socket, Socket]): void {
	client.unpipe(upstream).pause()
	upstream.unpipe(client).pause()
}

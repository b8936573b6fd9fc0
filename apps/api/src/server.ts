import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AdminRequest } from './admin/admin-request.ts'
import { openAdminSocket } from './admin/admin-socket.ts'
import { answerAdmin } from './admin/answer-admin.ts'
import { createAdminCommands } from './admin-commands.ts'
import { removeSpooled } from './backup/spool-backup.ts'
import { readConfig } from './config.ts'
import { createServer } from './create-server.ts'
import { runWithGracefulShutdown } from './graceful-shutdown.ts'
import { finishRequests } from './http/finish-requests.ts'
import { createLog } from './http/log-requests.ts'
import { waitForQuiet } from './http/wait-for-quiet.ts'
import { readWebBuild } from './http/web-build.ts'
import { chooseMailTransport } from './services/mail/choose-mail-transport.ts'
import { openMetrics } from './services/metrics/serve-metrics.ts'
import { startTracing } from './services/tracing/start-tracing.ts'
import type { Services } from './services.ts'
import { siteAddress } from './site-address.ts'
import { startServices } from './start-services.ts'

/** How long to wait for requests to stop coming after draining; a proxy that keeps sending is cut off then. */
const quietWithinMs = 3000

const webFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** The server: serves the web app and the API, and with the embedded database runs the jobs too. */
await runWithGracefulShutdown(async (onLost) => {
	const config = readConfig()
	const log = createLog(config.logLevel)
	const tracing = await startTracing(config.tracing, 'ella-server')
	const background = await startServices({ config, log, onLost, takesJobs: false })
	const app = await createServer(background, log, await readWebBuild(webFolder))
	if (background.database.engine === 'embedded') await background.work()
	const address = await app.listen({ port: config.port, host: config.host })
	const port = Number(new URL(address).port)
	background.site.url = siteAddress(config, port)
	const door = await openDoor(background, log)
	const metrics = await openMetrics(background, config.metrics.serverPort, log)
	return {
		port,
		announce: () => writeSync(1, tellAddress(background)),
		drainMs: config.drainMs + quietWithinMs,
		beat: background.database.beat,
		drain: (hurry) => drain(app, background, hurry),
		close: async (hurry) => {
			await door?.close()
			await metrics?.close()
			await finishRequests(app, hurry.aborted ? 3000 : 10_000)
			await background.close()
			await tracing?.stop()
		},
	}
})

// Whoever tries Ella out signs up, and waits for an email that nobody sends.
function tellAddress({ config, site }: Services): string {
	const outbox = `Emails aren’t sent. Read them at ${site.url}/outbox/\n`
	return `Ella is ready at ${site.url}\n${chooseMailTransport(config) === 'outbox' ? outbox : ''}`
}

// With PostgreSQL an operator's commands open the database themselves.
async function openDoor(background: Services, log: FastifyBaseLogger) {
	if (background.database.engine !== 'embedded') return null
	await removeSpooled(background.config.dataDir)
	const answer = (request: AdminRequest) => answerAdmin(createAdminCommands(background), request)
	return openAdminSocket(background.config.dataDir, answer).catch((error: unknown) => {
		// Some shared folders take no sockets; everything but the commands works without.
		log.warn({ err: error }, 'Commands of an operator need the server to be stopped')
		return null
	})
}

// No other process serves the data of the embedded database, so there is nothing to wait for.
async function drain(
	app: FastifyInstance,
	{ database, draining, config }: Services,
	hurry: AbortSignal,
) {
	draining.begin()
	if (database.engine === 'embedded') return
	await wait(config.drainMs, undefined, { signal: hurry }).catch(() => undefined)
	await waitForQuiet(app.server, AbortSignal.any([hurry, AbortSignal.timeout(quietWithinMs)]))
}

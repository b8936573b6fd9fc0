import { startJobSources } from './job-sources.ts'

/**
 * Runs the hostile job boards in a separate process. Sends their address, and on request how long each connection
 * lasted.
 */
const sources = await startJobSources()
process.send?.(sources.host)
process.on('message', () => process.send?.(sources.times))
process.once('disconnect', () => {
	sources.stop()
	process.exit()
})

import { startJobSources } from './job-sources.ts'

/** The job boards that mean harm, as a process of their own: says where they are, and for how long each was connected to. */
const sources = await startJobSources()
process.send?.(sources.host)
process.on('message', () => process.send?.(sources.times))
process.once('disconnect', () => {
	sources.stop()
	process.exit()
})

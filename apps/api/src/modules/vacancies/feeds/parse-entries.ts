import type { z } from 'zod'
import type { FeedJob } from './feed.ts'

/**
 * Reads each entry separately, so that a broken entry costs no other; `toJob` returns `null` for an entry that is no
 * job.
 */
export function parseEntries<S extends z.ZodType>(
	entries: readonly unknown[],
	schema: S,
	toJob: (entry: z.output<S>) => FeedJob | null,
): { jobs: FeedJob[]; unread: number } {
	const jobs: FeedJob[] = []
	let unread = 0
	for (const entry of entries) {
		const parsed = schema.safeParse(entry)
		const job = parsed.success ? toJob(parsed.data) : null
		if (job !== null) jobs.push(job)
		if (!parsed.success) unread += 1
	}
	return { jobs, unread }
}

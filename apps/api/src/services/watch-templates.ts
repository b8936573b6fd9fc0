import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readWithPrograms } from '@app/cv-import/node'
import type { ReadBack } from '@app/typeset'
import { type AddedTemplates, openAddedTemplates } from '@app/typeset/node'
import { z } from 'zod'
import type { Config } from '#config.ts'
import type { Log } from './open-job-queue.ts'

/** A folder put there is found within a minute. */
const everyMs = 60_000

const checkedFile = 'checked-templates.json'

const checkedSchema = z.record(
	z.string(),
	z.array(
		z.object({
			file: z.string(),
			reader: z.string(),
			found: z.number(),
			of: z.number(),
			missedIn: z.array(z.string()),
		}),
	),
)

type Watched = Pick<AddedTemplates, 'list' | 'find'> & {
	/** Resolves once every folder that is there now has been checked. */
	refresh: () => Promise<void>
	close: () => void
}

/**
 * Offers the operator's templates: checks them now, and new or changed templates each minute. Passed checks are
 * remembered beside the data, so that the templates are offered at once after a restart.
 */
export function watchTemplates(
	{ templatesDir, dataDir }: Pick<Config, 'templatesDir' | 'dataDir'>,
	log: Log,
): Watched {
	const checked = openChecked(join(dataDir, checkedFile))
	const added = openAddedTemplates({
		folder: templatesDir,
		readTexts: readWithPrograms,
		onRefused: (id, reason) =>
			log.warn({ template: id }, `The template "${id}" isn’t offered. ${reason}`),
		...checked,
	})
	let running: Promise<void> | null = null

	function refresh(): Promise<void> {
		running ??= added
			.refresh()
			.catch((error: unknown) => {
				log.warn({ err: error }, `The templates in ${templatesDir} couldn’t be checked.`)
			})
			.finally(() => {
				running = null
			})
		return running
	}

	if (templatesDir === null) return { ...added, refresh, close: () => undefined }
	void refresh()
	const timer = setInterval(() => void refresh(), everyMs)
	timer.unref()
	return { ...added, refresh, close: () => clearInterval(timer) }
}

/** Keeps the measurements of templates that passed in a file; does without a file that can't be read or written. */
function openChecked(path: string) {
	function read(): Record<string, ReadBack[]> {
		try {
			return checkedSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
		} catch {
			return {}
		}
	}
	return {
		recall: (digest: string) => read()[digest],
		async remember(digest: string, readBack: ReadBack[]): Promise<void> {
			const draft = `${path}.${process.pid}`
			try {
				await mkdir(dirname(path), { recursive: true })
				await writeFile(draft, JSON.stringify({ ...read(), [digest]: readBack }))
				await rename(draft, path)
			} catch {
				// It is measured again at the next start.
			}
		},
	}
}

import { createReader, type Reader } from '@app/cv-import/node'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import type { Config } from '#config.ts'
import { inSpanOfTrace } from '#services/tracing/in-span.ts'
import type { Log } from './open-job-queue.ts'
import { watchTemplates } from './watch-templates.ts'

/** The programs in child processes that read files and set pages. */
export type DocumentEngines = {
	reader: Reader
	typesetter: Typesetter
	/** The templates that operators added to ours. */
	templates: Pick<ReturnType<typeof watchTemplates>, 'list' | 'refresh'>
	close: () => Promise<void>
}

type Limits = Pick<
	Config,
	| 'readerProcesses'
	| 'readerTimeoutMs'
	| 'readerMemoryMb'
	| 'renderProcesses'
	| 'renderTimeoutMs'
	| 'templatesDir'
	| 'dataDir'
>

/** Files with more pages than this are not CVs. */
const maxPages = 50

const silent: Log = { warn: () => undefined }

/** Starts the reading and the typesetting processes. */
export function startDocumentEngines(config: Limits, log: Log = silent): DocumentEngines {
	const templates = watchTemplates(config, log)
	const reader = createReader({
		processes: config.readerProcesses,
		timeoutMs: config.readerTimeoutMs,
		memoryMb: config.readerMemoryMb,
		maxPages,
	})
	const typesetter = createTypesetter({
		processes: config.renderProcesses,
		timeoutMs: config.renderTimeoutMs,
		findAdded: templates.find,
	})
	return {
		reader: {
			...reader,
			read: (bytes, options) => inSpanOfTrace('read a file', {}, () => reader.read(bytes, options)),
		},
		typesetter,
		templates,
		close: async () => {
			templates.close()
			reader.close()
			await typesetter.close()
		},
	}
}

import { createReader, type Reader } from '@app/cv-import/node'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import type { Config } from '#config.ts'
import { inSpanOfTrace } from '#services/tracing/in-span.ts'

/** The programs in child processes that read files and set pages. */
export type Engines = { reader: Reader; typesetter: Typesetter; close: () => Promise<void> }

type Limits = Pick<
	Config,
	'readerProcesses' | 'readerTimeoutMs' | 'readerMemoryMb' | 'renderProcesses' | 'renderTimeoutMs'
>

/** Files with more pages than this are not CVs. */
const maxPages = 50

/** Starts the reading and the typesetting processes. */
export function startEngines(config: Limits): Engines {
	const reader = createReader({
		processes: config.readerProcesses,
		timeoutMs: config.readerTimeoutMs,
		memoryMb: config.readerMemoryMb,
		maxPages,
	})
	const typesetter = createTypesetter({
		processes: config.renderProcesses,
		timeoutMs: config.renderTimeoutMs,
	})
	return {
		reader: {
			...reader,
			read: (bytes, options) => inSpanOfTrace('read a file', {}, () => reader.read(bytes, options)),
		},
		typesetter,
		close: async () => {
			reader.close()
			await typesetter.close()
		},
	}
}

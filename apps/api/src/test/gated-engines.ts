import type { Reader } from '@app/cv-import/node'
import { type DocumentEngines, startDocumentEngines } from '../services/document-engines.ts'
import { testConfig } from './test-config.ts'

export type Gate = {
	engines: DocumentEngines
	/** Resolves with the signal of the first reading once it has begun. */
	reached: Promise<AbortSignal | undefined>
	/** Lets the readings go on. */
	open: () => void
}

/**
 * Starts the real reader and typesetter, whose readings wait at a gate, so that a test can act in the middle of an
 * analysis.
 */
export function gatedEngines(): Gate {
	const gate = Promise.withResolvers<void>()
	const reached = Promise.withResolvers<AbortSignal | undefined>()
	const real = startDocumentEngines(testConfig())
	const read: Reader['read'] = async (bytes, options) => {
		const { signal } = options
		reached.resolve(signal)
		const aborted = new Promise<never>((_resolve, reject) => {
			signal?.addEventListener('abort', () => reject(signal.reason))
		})
		await Promise.race([gate.promise, aborted])
		return real.reader.read(bytes, options)
	}
	const engines = { ...real, reader: { ...real.reader, read } }
	return { engines, reached: reached.promise, open: gate.resolve }
}

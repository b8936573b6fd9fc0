import type { Config } from '#config.ts'
import { type Engines, startEngines } from '../services/engines.ts'

/** The real reader and typesetter, whose processes start when the first of them is asked for: most tests need none. */
export function lazyEngines(config: Config): Engines {
	let started: Engines | null = null
	const engines = (): Engines => {
		started ??= startEngines(config)
		return started
	}
	return {
		reader: {
			read: (bytes, options) => engines().reader.read(bytes, options),
			pictures: (bytes, options) => engines().reader.pictures(bytes, options),
			close: () => started?.reader.close(),
		},
		typesetter: {
			svg: (cv, design) => engines().typesetter.svg(cv, design),
			preview: (cv, design, seen) => engines().typesetter.preview(cv, design, seen),
			pdf: (cv, design, options) => engines().typesetter.pdf(cv, design, options),
			picture: (cv, design) => engines().typesetter.picture(cv, design),
			countPages: (cv, design) => engines().typesetter.countPages(cv, design),
			docx: (cv, design, options) => engines().typesetter.docx(cv, design, options),
			letter: (letter, cv, look) => engines().typesetter.letter(letter, cv, look),
			png: (cv, design, options) => engines().typesetter.png(cv, design, options),
			textPages: (lines, options) => engines().typesetter.textPages(lines, options),
			pids: () => engines().typesetter.pids(),
			close: async () => started?.typesetter.close(),
		},
		close: async () => started?.close(),
	}
}

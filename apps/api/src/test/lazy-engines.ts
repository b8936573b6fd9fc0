import type { TypesettingCalls } from '@app/typeset/node'
import type { Config } from '#config.ts'
import { type DocumentEngines, startDocumentEngines } from '../services/document-engines.ts'

/** Returns the real reader and typesetter, which start their processes when first used: most tests need neither. */
export function lazyEngines(config: Config): DocumentEngines {
	let started: DocumentEngines | null = null
	const engines = (): DocumentEngines => {
		started ??= startDocumentEngines(config)
		return started
	}
	return {
		reader: {
			read: (bytes, options) => engines().reader.read(bytes, options),
			pictures: (bytes, options) => engines().reader.pictures(bytes, options),
			close: () => started?.reader.close(),
		},
		typesetter: {
			...lazyCalls(() => engines().typesetter),
			through: (gate) => lazyCalls(() => engines().typesetter.through(gate)),
			pids: () => engines().typesetter.pids(),
			close: async () => started?.typesetter.close(),
		},
		templates: {
			list: () => started?.templates.list() ?? [],
			refresh: async () => started?.templates.refresh(),
		},
		close: async () => started?.close(),
	}
}

function lazyCalls(calls: () => TypesettingCalls): TypesettingCalls {
	return {
		svg: (cv, design) => calls().svg(cv, design),
		preview: (cv, design, seen) => calls().preview(cv, design, seen),
		pdf: (cv, design, options) => calls().pdf(cv, design, options),
		picture: (cv, design) => calls().picture(cv, design),
		countPages: (cv, design) => calls().countPages(cv, design),
		countLastLines: (cv, design) => calls().countLastLines(cv, design),
		docx: (cv, design, options) => calls().docx(cv, design, options),
		letter: (letter, cv, look) => calls().letter(letter, cv, look),
		interview: (interview, cv, look) => calls().interview(interview, cv, look),
		png: (cv, design, options) => calls().png(cv, design, options),
		textPages: (lines, options) => calls().textPages(lines, options),
	}
}

import { linkPicture } from './link-picture.ts'
import { findMissingCharacters } from './missing-characters.ts'
import { pageSvgs } from './page-svgs.ts'
import type { RenderResult, RenderTask } from './render-message.ts'
import type { TypstEngine } from './typst-engine.ts'

/** Sets one document; throws what the typesetter says when its input cannot be set. */
export async function runRenderTask(engine: TypstEngine, task: RenderTask): Promise<RenderResult> {
	const missing = findMissingCharacters(task.input)
	const document = engine.compile(task.kind === 'text' ? 'plain-pages' : task.template, task.input)
	if (task.kind === 'svg') {
		return { kind: 'svg', pages: pageSvgs(engine.svg(document), task.size), missing }
	}
	if (task.kind === 'picture') {
		const [page] = pageSvgs(engine.svg(document), task.size)
		if (page === undefined) throw new Error('nothing was typeset')
		return { kind: 'picture', bytes: await linkPicture(page) }
	}
	if (task.kind === 'text') {
		const pages = pageSvgs(engine.svg(document), task.size)
		return { kind: 'text', pages, marks: engine.marks(document), missing }
	}
	const accessible = engine.accessiblePdf(document, task.createdAtSeconds)
	return {
		kind: 'pdf',
		bytes: accessible ?? engine.plainPdf(document, task.createdAtSeconds),
		pageCount: document.numOfPages,
		missing,
		isAccessible: accessible !== null,
	}
}

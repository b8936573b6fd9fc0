import { findMissingCharacters } from './missing-characters.ts'
import { eachPageSvg, newPageSvgs } from './page-svgs.ts'
import type { RenderResult, RenderTask } from './render-message.ts'
import { mostPicturedPages, TypesettingError } from './typesetting-error.ts'
import type { TypstEngine } from './typst-engine.ts'

/**
 * Sets one document; throws what the typesetter says when its input cannot be set. What few files need is loaded when
 * the first of them is made: a renderer that is replaced has to be ready soon.
 */
export async function runRenderTask(engine: TypstEngine, task: RenderTask): Promise<RenderResult> {
	switch (task.kind) {
		case 'svg': {
			const { svg, missing } = mergedSvg(engine, task)
			return { kind: 'svg', pages: [...eachPageSvg(svg, task.size)], missing }
		}
		case 'preview': {
			const { svg, missing } = mergedSvg(engine, task)
			return { kind: 'preview', pages: newPageSvgs(svg, task.size, task.seen), missing }
		}
		case 'png': {
			const { drawPages } = await import('./draw-pages.ts')
			const { svg, missing } = mergedSvg(engine, task)
			const pages = await drawPages(eachPageSvg(svg, task.size), task.dotsPerInch)
			return { kind: 'png', pages, missing }
		}
		case 'picture': {
			const { linkPicture } = await import('./link-picture.ts')
			const [page] = eachPageSvg(mergedSvg(engine, task).svg, task.size)
			if (page === undefined) throw new Error('nothing was typeset')
			return { kind: 'picture', bytes: await linkPicture(page) }
		}
		case 'pdf':
			return renderFile(engine, task)
		case 'docx': {
			const { toDocx } = await import('./docx/to-docx.ts')
			const { input, carried } = task
			const createdAt = new Date(task.createdAtSeconds * 1000)
			return { kind: 'docx', bytes: await toDocx(input, { createdAt, carried }) }
		}
		case 'count': {
			const document = engine.compile(task.template, { cv: task.input })
			return { kind: 'count', pageCount: document.numOfPages }
		}
		case 'text': {
			const missing = findMissingCharacters(task.input)
			const document = compileForPictures(engine, 'plain-pages', task.input)
			const pages = [...eachPageSvg(engine.svg(document), task.size)]
			return { kind: 'text', pages, marks: engine.marks(document), missing }
		}
	}
}

type PictureTask = Extract<RenderTask, { kind: 'svg' | 'preview' | 'png' | 'picture' }>

function mergedSvg(engine: TypstEngine, { template, input }: PictureTask) {
	const missing = findMissingCharacters(input)
	return { svg: engine.svg(compileForPictures(engine, template, input)), missing }
}

// A picture of all pages is made at once and takes several times the room of their words.
function compileForPictures(engine: TypstEngine, template: string, cv: string) {
	const document = engine.compile(template, { cv })
	if (document.numOfPages > mostPicturedPages) throw new TypesettingError('cv_too_large')
	return document
}

function renderFile(
	engine: TypstEngine,
	{ template, input, carried, standard, createdAtSeconds }: Extract<RenderTask, { kind: 'pdf' }>,
): RenderResult {
	const missing = findMissingCharacters(input)
	const document = engine.compile(template, {
		cv: input,
		...(carried === null ? {} : { carried }),
	})
	const standardPdf = engine.standardPdf(document, { standard, createdAtSeconds })
	return {
		kind: 'pdf',
		bytes: standardPdf ?? engine.plainPdf(document, createdAtSeconds),
		pageCount: document.numOfPages,
		missing,
		keepsStandard: standardPdf !== null,
	}
}

import { findMissingCharacters } from './missing-characters.ts'
import { newPageSvgs, pageSvgs } from './page-svgs.ts'
import type { RenderResult, RenderTask } from './render-message.ts'
import type { TypstEngine } from './typst-engine.ts'

/**
 * Sets one document; throws what the typesetter says when its input cannot be set. What few files need is loaded when
 * the first of them is made: a renderer that is replaced has to be ready soon.
 */
export async function runRenderTask(engine: TypstEngine, task: RenderTask): Promise<RenderResult> {
	switch (task.kind) {
		case 'svg':
			return { kind: 'svg', ...renderPictures(engine, task) }
		case 'preview': {
			const { svg, missing } = mergedSvg(engine, task)
			return { kind: 'preview', pages: newPageSvgs(svg, task.size, task.seen), missing }
		}
		case 'png': {
			const { drawPage } = await import('./draw-page.ts')
			const { pages, missing } = renderPictures(engine, task)
			const drawn = pages.map((page) => drawPage(page, task.dotsPerInch))
			return { kind: 'png', pages: await Promise.all(drawn), missing }
		}
		case 'picture': {
			const { linkPicture } = await import('./link-picture.ts')
			const [page] = renderPictures(engine, task).pages
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
			const document = engine.compile('plain-pages', { cv: task.input })
			const pages = pageSvgs(engine.svg(document), task.size)
			return { kind: 'text', pages, marks: engine.marks(document), missing }
		}
	}
}

type PictureTask = Extract<RenderTask, { kind: 'svg' | 'preview' | 'png' | 'picture' }>

function renderPictures(engine: TypstEngine, task: PictureTask) {
	const { svg, missing } = mergedSvg(engine, task)
	return { pages: pageSvgs(svg, task.size), missing }
}

function mergedSvg(engine: TypstEngine, { template, input }: PictureTask) {
	const missing = findMissingCharacters(input)
	return { svg: engine.svg(engine.compile(template, { cv: input })), missing }
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

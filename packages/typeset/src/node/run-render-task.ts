import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { findMissingCharacters } from './missing-characters.ts'
import type { RenderResult, RenderTask } from './render-message.ts'
import { eachPageSvg, newPageSvgs } from './split-page-svgs.ts'
import { findShortPage, fittedInput, measureLastPage, typesetPages } from './typeset-pages.ts'
import { mostPicturedPages, TypesettingError } from './typesetting-error.ts'
import type { TypstEngine } from './typst-engine.ts'

/**
 * Runs one render task; throws the typesetter's error when the input can't be set. Code for rare file types is loaded
 * when the first file of its type is made, because a replacement renderer has to be ready soon.
 */
export async function runRenderTask(engine: TypstEngine, task: RenderTask): Promise<RenderResult> {
	switch (task.kind) {
		case 'svg': {
			const { svg, missing } = await mergedSvg(engine, task)
			return { kind: 'svg', pages: [...eachPageSvg(svg, task)], missing }
		}
		case 'preview': {
			const { svg, missing, document, autoFit } = await mergedSvg(engine, task)
			const { size, seen } = task
			const shortPage = findShortPage(engine, { document, svg, size })
			return {
				kind: 'preview',
				pages: newPageSvgs(svg, task, seen),
				missing,
				shortPage,
				autoFit,
			}
		}
		case 'png': {
			const { drawPages } = await import('./draw-pages.ts')
			const { svg, missing } = await mergedSvg(engine, task)
			const pages = await drawPages(eachPageSvg(svg, task), task.dotsPerInch)
			return { kind: 'png', pages, missing }
		}
		case 'picture': {
			const { linkPicture } = await import('./draw-link-preview.ts')
			const [page] = eachPageSvg((await mergedSvg(engine, task)).svg, task)
			if (page === undefined) throw new Error('nothing was typeset')
			return { kind: 'picture', bytes: await linkPicture(page) }
		}
		case 'pdf':
			return renderFile(engine, task)
		case 'docx': {
			const { toDocx } = await import('./docx/to-docx.ts')
			const { carried } = task
			const input = await fittedInput(engine, task)
			const createdAt = new Date(task.createdAtSeconds * 1000)
			return { kind: 'docx', bytes: await toDocx(input, { createdAt, carried }) }
		}
		case 'count': {
			const { document } = await typesetPages(engine, task)
			const pageCount = document.numOfPages
			if (!task.countsLines) return { kind: 'count', pageCount, lastLines: null }
			const svg = engine.svg(picturable(document))
			const fill = measureLastPage(engine, { document, svg, size: task.size })
			return { kind: 'count', pageCount, lastLines: fill?.lines ?? 0 }
		}
		case 'text': {
			const missing = findMissingCharacters(task.input)
			const document = picturable(engine.compile('plain-pages', { cv: task.input }))
			const pages = [...eachPageSvg(engine.svg(document), task)]
			return { kind: 'text', pages, marks: engine.marks(document), missing }
		}
	}
}

type PictureTask = Extract<RenderTask, { kind: 'svg' | 'preview' | 'png' | 'picture' }>

async function mergedSvg(engine: TypstEngine, task: PictureTask) {
	const missing = findMissingCharacters(task.input)
	const { document, autoFit, svg } = await typesetPages(engine, task)
	return { svg: svg ?? engine.svg(picturable(document)), missing, document, autoFit }
}

// A picture of all pages is made at once and takes several times the room of their words.
function picturable(document: NodeTypstDocument): NodeTypstDocument {
	if (document.numOfPages > mostPicturedPages) throw new TypesettingError('cv_too_large')
	return document
}

async function renderFile(
	engine: TypstEngine,
	task: Extract<RenderTask, { kind: 'pdf' }>,
): Promise<RenderResult> {
	const { carried, standard, createdAtSeconds } = task
	const missing = findMissingCharacters(task.input)
	const { document } = await typesetPages(engine, { ...task, carried, image: task.photo?.image })
	const standardPdf = engine.standardPdf(document, { standard, createdAtSeconds })
	return {
		kind: 'pdf',
		bytes: standardPdf ?? engine.plainPdf(document, createdAtSeconds),
		pageCount: document.numOfPages,
		missing,
		keepsStandard: standardPdf !== null,
	}
}

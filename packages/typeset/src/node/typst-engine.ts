import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { type AddedTemplate, mainFile } from './added/added-template.ts'
import { fontFolders } from './fonts.ts'
import type { WordMark } from './line-rows.ts'
import { photoStandIn } from './page-photo.ts'
import type { PdfStandard } from './render-message.ts'
import type { PartMark } from './spread-rest.ts'

const templateFolder = join(import.meta.dirname, '..', 'templates')
// Nothing is written there: the typesetter is told that these files exist.
const addedFolder = join(templateFolder, 'added')

/**
 * The inputs that a template reads: the CV, the data to attach to a PDF, and the photo, a JPEG in base64. Without a
 * photo, a grey dot takes its place, which is enough for pictures of pages.
 */
export type TemplateInputs = { cv: string; carried?: string; photo?: string }

/** The free space above and below the text of every page, in points. */
export type Margins = { top: number; bottom: number }

/** The native typesetter. Calls are synchronous and can't be stopped, so run it in a separate process. */
export type TypstEngine = ReturnType<typeof createTypstEngine>

/** Starts the native typesetter on our templates and fonts; templates can read nothing else. */
export function createTypstEngine() {
	const compiler = createCompiler()
	/** The digests of operators' templates by their ids. */
	const placed = new Map<string, string>()

	/** Puts an operator's template beside ours, where it can import them and read its own files. */
	function place({ template: { id }, files, digest }: AddedTemplate): void {
		if (placed.get(id) === digest) return
		placed.set(id, digest)
		for (const [path, bytes] of files) {
			compiler.mapShadow(join(addedFolder, id, path), Buffer.from(bytes))
		}
	}

	const placeInputs = createInputPlaces(compiler)

	function compile(template: string, inputs: TemplateInputs): NodeTypstDocument {
		placeInputs(inputs)
		const isAdded = placed.has(template)
		const compiled = compiler.compile({
			mainFilePath: isAdded
				? join(addedFolder, template, mainFile)
				: join(templateFolder, `${template}.typ`),
		})
		const document = compiled.result
		if (document !== null) return document
		const error = compiled.takeError()
		const problems: Diagnostic[] = error === null ? [] : compiler.fetchDiagnostics(error)
		throw new Error(problems.map(describeProblem).join('; ') || 'nothing was typeset')
	}

	function standardPdf(
		document: NodeTypstDocument,
		{ standard, createdAtSeconds }: { standard: PdfStandard; createdAtSeconds: number },
	): Buffer | null {
		try {
			return compiler.pdf(document, {
				pdfStandard: standard,
				creationTimestamp: createdAtSeconds,
			})
		} catch {
			// The standards refuse characters that no font can draw; the caller names them to the person.
			return null
		}
	}

	/** Reads what a template tells about its pages; our own templates are the only makers of these values. */
	function readValue<Value>(document: NodeTypstDocument, label: string): Value | undefined {
		return (compiler.query(document, { selector: `<${label}>`, field: 'value' }) as Value[])[0]
	}

	return {
		compile,
		place,
		standardPdf,
		plainPdf: (document: NodeTypstDocument, createdAtSeconds: number) =>
			compiler.pdf(document, { creationTimestamp: createdAtSeconds }),
		svg: (document: NodeTypstDocument) => compiler.svg(document),
		/** Where the template for plain pages put the ends of its words. */
		marks: (document: NodeTypstDocument) => readValue<WordMark[]>(document, 'marks') ?? [],
		/** Returns the free space above and below a template's text, in points. */
		margins: (document: NodeTypstDocument) =>
			readValue<Margins>(document, 'margins') ?? { top: 0, bottom: 0 },
		/** Returns the pages on which parts begin and end, in templates with columns. */
		parts: (document: NodeTypstDocument) => readValue<PartMark[]>(document, 'parts') ?? [],
		/** Forgets results that ten renders did not use; without it, memory grows by 2 MB a render. */
		forget: () => compiler.evictCache(10),
		/** Forgets every result; the results of ten long documents would take a gigabyte. */
		forgetAll: () => compiler.evictCache(0),
	}
}

/** Puts what templates read where they look for it; a photo that is there already is not put there again. */
function createInputPlaces(compiler: NodeCompiler): (inputs: TemplateInputs) => void {
	const place = (file: string, bytes: Buffer) =>
		compiler.mapShadow(join(templateFolder, file), bytes)
	let placedPhoto = ''
	return ({ cv, carried = '', photo = photoStandIn }) => {
		// As files and not as inputs: those would have the typesetter build its whole library anew.
		place('cv.json', Buffer.from(cv))
		place('carried.json', Buffer.from(carried))
		if (placedPhoto === photo) return
		placedPhoto = photo
		place('photo.jpg', Buffer.from(photo, 'base64'))
	}
}

/** A diagnostic of the typesetter about a template; lines count from 0. */
type Diagnostic = {
	message: string
	path?: string
	range?: { start: { line: number } } | null
}

/** With the file and the line of an operator's template: `template.typ, line 4: unexpected closing paren`. */
function describeProblem({ message, path = '', range }: Diagnostic): string {
	const words = message.replaceAll(templateFolder, '')
	if (!path.startsWith(`${addedFolder}${sep}`)) return words
	const [, ...inside] = relative(addedFolder, path).split(sep)
	const line = range == null ? '' : `, line ${range.start.line + 1}`
	return `${inside.join('/')}${line}: ${words}`
}

function createCompiler(): NodeCompiler {
	// The package is CommonJS with a native part, which only `require` loads reliably.
	const { NodeCompiler: Compiler } = createRequire(import.meta.url)(
		'@myriaddreamin/typst-ts-node-compiler',
	) as typeof import('@myriaddreamin/typst-ts-node-compiler')
	return Compiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: fontFolders() }] })
}

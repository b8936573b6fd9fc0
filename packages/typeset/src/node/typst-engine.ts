import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFolders } from './fonts.ts'
import type { Mark } from './line-boxes.ts'
import type { PdfStandard } from './render-message.ts'

const templateFolder = join(import.meta.dirname, '..', 'templates')

/** What a template reads: the CV, and what is to be attached to a PDF. */
export type TemplateInputs = { cv: string; carried?: string }

/** What is left free above and below the text of every page, in points. */
export type Margins = { top: number; bottom: number }

/** The native typesetter. Calls are synchronous and cannot be stopped: use it in a process of its own. */
export type TypstEngine = ReturnType<typeof createTypstEngine>

/** Starts the native typesetter on our templates and fonts; templates can read nothing else. */
export function createTypstEngine() {
	const compiler = createCompiler()

	function compile(template: string, { cv, carried = '' }: TemplateInputs): NodeTypstDocument {
		// As files and not as inputs: those would have the typesetter build its whole library anew.
		compiler.mapShadow(join(templateFolder, 'cv.json'), Buffer.from(cv))
		compiler.mapShadow(join(templateFolder, 'carried.json'), Buffer.from(carried))
		const compiled = compiler.compile({ mainFilePath: join(templateFolder, `${template}.typ`) })
		const document = compiled.result
		if (document !== null) return document
		const problems = compiled.takeError()?.shortDiagnostics ?? []
		throw new Error(problems.map(({ message }) => message).join('; ') || 'nothing was typeset')
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

	return {
		compile,
		standardPdf,
		plainPdf: (document: NodeTypstDocument, createdAtSeconds: number) =>
			compiler.pdf(document, { creationTimestamp: createdAtSeconds }),
		svg: (document: NodeTypstDocument) => compiler.svg(document),
		/** Where the template for plain pages put its words. */
		marks: (document: NodeTypstDocument): Mark[] => {
			const found = compiler.query(document, { selector: '<marks>', field: 'value' })
			// Our own template is the only maker of this value.
			return (found as Mark[][])[0] ?? []
		},
		/** What a template leaves free above and below its text, in points. */
		margins: (document: NodeTypstDocument): Margins => {
			const found = compiler.query(document, { selector: '<margins>', field: 'value' })
			// Our own templates are the only makers of this value.
			return (found as Margins[])[0] ?? { top: 0, bottom: 0 }
		},
		/** Forgets results that ten renders did not use; without it, memory grows by 2 MB a render. */
		forget: () => compiler.evictCache(10),
		/** Forgets every result: those of ten long documents would be a gigabyte. */
		forgetAll: () => compiler.evictCache(0),
	}
}

function createCompiler(): NodeCompiler {
	// The package is CommonJS with a native part, which only `require` loads reliably.
	const { NodeCompiler: Compiler } = createRequire(import.meta.url)(
		'@myriaddreamin/typst-ts-node-compiler',
	) as typeof import('@myriaddreamin/typst-ts-node-compiler')
	return Compiler.create({ workspace: templateFolder, fontArgs: [{ fontPaths: fontFolders() }] })
}

import { writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { type CvDesign, type CvDocument, defaultDesign } from '@app/cv'
import { findTemplate, templates, toPlainText } from '@app/typeset'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { type Command, type CommandIo, UsageError } from '../command.ts'
import { parseCvJson, readOneFile } from '../read-input.ts'

const formats = ['pdf', 'svg', 'txt', 'json'] as const
type Format = (typeof formats)[number]

type Rendered = { files: (string | Uint8Array)[]; pages: number | null; warnings: string[] }

export const render: Command = {
	name: 'render',
	summary: 'Set a CV document in type',
	help: `
Usage: ella render CV.json [--template ID] [--format pdf|svg|txt|json] --out FILE

Sets a CV document in type. CV.json may be "-" for standard input, and may be what "ella import" printed.
  --template ID   one of "ella templates" (professional-classic)
  --format        pdf, svg (one file a page), txt or json; without it the ending of FILE decides
  --out FILE      where to write; "-" is standard output
Prints { files, format, template, pages, warnings }.
`,
	options: ['template', 'format', 'out'],
	async run({ positionals, options }, io) {
		const { out } = options
		if (out === undefined) throw new UsageError('Say where to write with --out FILE.')
		const format = formatOf(options.format, out)
		const templateId = templateOf(options.template)
		const cv = parseCvJson(await readOneFile(positionals, io))
		const rendered = await renderCv(cv, { format, design: { ...defaultDesign(), templateId }, io })
		if (out === '-') return rendered.files.forEach((file) => void io.print(file))
		const names = namesFor(out, rendered.files.length)
		await Promise.all(
			rendered.files.map((file, index) => writeFile(resolve(io.cwd, names[index] ?? out), file)),
		)
		const { pages, warnings } = rendered
		io.print(
			`${JSON.stringify({ files: names, format, template: templateId, pages, warnings }, null, 2)}\n`,
		)
		io.say(warnings[0] ?? `Wrote ${names.join(', ')}.`)
	},
}

function formatOf(asked: string | undefined, out: string): Format {
	const wanted = asked ?? (extname(out).slice(1).toLowerCase() || 'pdf')
	const format = formats.find((candidate) => candidate === wanted)
	if (format === undefined)
		throw new UsageError(`The format is one of ${formats.join(', ')}, not "${wanted}".`)
	return format
}

function templateOf(asked: string | undefined): string {
	const id = asked ?? defaultDesign().templateId
	if (findTemplate(id) !== undefined) return id
	throw new UsageError(
		`There is no template "${id}". There are: ${templates.map((t) => t.id).join(', ')}.`,
	)
}

async function renderCv(
	cv: CvDocument,
	{ format, design, io }: { format: Format; design: CvDesign; io: CommandIo },
): Promise<Rendered> {
	if (format === 'json')
		return { files: [`${JSON.stringify(cv, null, 2)}\n`], pages: null, warnings: [] }
	if (format === 'txt') return { files: [toPlainText(cv, design)], pages: null, warnings: [] }
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
	try {
		return await setInType(typesetter, { cv, design, format, createdAt: io.now() })
	} finally {
		await typesetter.close()
	}
}

async function setInType(
	typesetter: Typesetter,
	{
		cv,
		design,
		format,
		createdAt,
	}: { cv: CvDocument; design: CvDesign; format: 'pdf' | 'svg'; createdAt: Date },
): Promise<Rendered> {
	if (format === 'pdf') {
		const { bytes, pageCount, warnings } = await typesetter.pdf(cv, design, { createdAt })
		return { files: [bytes], pages: pageCount, warnings }
	}
	const { pages, warnings } = await typesetter.svg(cv, design)
	return { files: pages.map((page) => page.svg), pages: pages.length, warnings }
}

/** `cv.svg` for one page; `cv-1.svg`, `cv-2.svg` for more. */
function namesFor(out: string, count: number): string[] {
	if (count === 1) return [out]
	const ending = extname(out)
	const stem = out.slice(0, out.length - ending.length)
	return Array.from({ length: count }, (_, index) => `${stem}-${index + 1}${ending}`)
}

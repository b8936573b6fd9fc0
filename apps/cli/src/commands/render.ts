import { writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { defaultDesign } from '@app/cv'
import { findTemplate, templates } from '@app/typeset'
import { type Command, UsageError } from '../command.ts'
import { parseCvJson, readOneFile } from '../read-input.ts'
import { type RenderFormat, renderCv, renderFormats } from '../render-cv.ts'

export const render: Command = {
	name: 'render',
	options: ['template', 'format', 'standard', 'out'],
	flags: ['embed', 'fit'],
	async run({ positionals, options, flags }, io) {
		const { out } = options
		if (out === undefined) throw new UsageError('Say where to write with --out FILE.')
		const format = chooseFormat(options.format, out)
		const templateId = chooseTemplate(options.template)
		const cv = parseCvJson(await readOneFile(positionals, io))
		const rendered = await renderCv(cv, {
			format,
			design: { ...defaultDesign(), templateId, autoFit: flags.has('fit') },
			createdAt: io.now(),
			carriesData: flags.has('embed'),
			isArchival: requireChoice('standard', ['ua-1', 'a-3a'], options.standard) === 'a-3a',
		})
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

function chooseFormat(asked: string | undefined, out: string): RenderFormat {
	const wanted = asked ?? (extname(out).slice(1).toLowerCase() || 'pdf')
	return requireChoice('format', renderFormats, wanted)
}

/** Returns the option that the person asked for, or the first choice when the option was not given. */
function requireChoice<Choice extends string>(
	name: string,
	choices: readonly [Choice, ...Choice[]],
	asked: string | undefined,
): Choice {
	if (asked === undefined) return choices[0]
	const choice = choices.find((candidate) => candidate === asked)
	if (choice !== undefined) return choice
	throw new UsageError(`The ${name} must be one of ${choices.join(', ')}, not "${asked}".`)
}

function chooseTemplate(asked: string | undefined): string {
	const id = asked ?? defaultDesign().templateId
	if (findTemplate(id) !== undefined) return id
	throw new UsageError(
		`There’s no template "${id}". Choose one of ${templates.map((t) => t.id).join(', ')}.`,
	)
}

/** `cv.svg` for one page; `cv-1.svg`, `cv-2.svg` for more. */
function namesFor(out: string, count: number): string[] {
	if (count === 1) return [out]
	const ending = extname(out)
	const stem = out.slice(0, out.length - ending.length)
	return Array.from({ length: count }, (_, index) => `${stem}-${index + 1}${ending}`)
}

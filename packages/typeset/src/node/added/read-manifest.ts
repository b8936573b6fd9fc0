import { readableAccent, sectionNames } from '@app/cv'
import { fontPairs } from '../../font-pairs.ts'
import { sampleCvs } from '../../samples/sample-cvs.ts'
import { characters, type Template, trades } from '../../templates/template-type.ts'
import { TemplateRefusal } from './added-template.ts'

const firstSample = 'staff-nurse'

/** Reads `manifest.json`; `id` is the name of its folder. Throws a `TemplateRefusal` that names the field at fault. */
export function readManifest(json: string, id: string): Template {
	const fields = manifestFields(parse(json))
	const template = {
		id,
		name: fields.text('name', 40),
		description: fields.text('description', 200),
		suits: fields.text('suits', 200),
		trades: fields.list('trades', trades),
		character: fields.choice('character', characters, 'modern'),
		isCompact: fields.flag('isCompact'),
		accent: fields.accent(),
		fontPair: fields.choice(
			'fontPair',
			fontPairs.map((pair) => pair.id),
		),
		sampleId: fields.choice(
			'sampleId',
			sampleCvs.map((sample) => sample.id),
			firstSample,
		),
		isTinted: fields.flag('isTinted'),
		bullet: fields.choice('bullet', ['•', '–', '■', '›', '◦'], '•'),
		datePlace: fields.choice('datePlace', ['right', 'margin', 'after', 'before'], 'right'),
		headerLayout: fields.choice('headerLayout', ['left', 'centred', 'split'], 'left'),
		contactStyle: fields.choice('contactStyle', ['plain', 'labelled', 'titled'], 'plain'),
		photoShape: fields.choice('photoShape', ['square', 'round'], 'square'),
		jobsLedBy: fields.choice('jobsLedBy', ['organisation', 'title'], 'organisation'),
		hasColumns: fields.flag('hasColumns'),
		isTwoTone: fields.flag('isTwoTone'),
		sideColumn: fields.choice('sideColumn', ['', 'left', 'right'], ''),
		topSections: fields.list('topSections', sectionNames),
		sideSections: fields.list('sideSections', sectionNames),
	} satisfies Template
	const unknown = fields.unknown(template)
	if (unknown !== undefined) refuse(`has a field "${unknown}" that Ella doesn’t know`)
	return template
}

function parse(json: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(json)
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
	} catch {
		// Said below.
	}
	return refuse('isn’t a JSON object')
}

function manifestFields(manifest: Record<string, unknown>) {
	function choice<Choice extends string>(
		name: string,
		choices: readonly Choice[],
		usual?: NoInfer<Choice>,
	): Choice {
		const given = manifest[name] ?? usual
		const found = choices.find((one) => one === given)
		return found ?? refuse(`needs "${name}" to be one of ${choices.join(', ')}`)
	}

	function text(name: string, most: number): string {
		const given = manifest[name]
		const words = typeof given === 'string' ? given.trim() : ''
		if (words !== '' && words.length <= most) return words
		return refuse(`needs "${name}": a text of at most ${most} characters`)
	}

	return {
		choice,
		text,
		flag(name: string): boolean {
			const given = manifest[name] ?? false
			return typeof given === 'boolean' ? given : refuse(`needs "${name}" to be true or false`)
		},
		list<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[] {
			const given: unknown = manifest[name] ?? []
			const listed: unknown[] = Array.isArray(given) ? given : [given]
			const found = choices.filter((choice) => listed.includes(choice))
			if (found.length === listed.length) return found
			return refuse(`needs "${name}" to be a list of these: ${choices.join(', ')}`)
		},
		accent(): string {
			const colour = manifest.accent
			if (typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour)) {
				if (readableAccent(colour) === colour) return colour
				return refuse(
					`has an "accent" that’s too pale to read on white: try ${readableAccent(colour)}`,
				)
			}
			return refuse('needs "accent": a colour such as #1d3a66')
		},
		unknown: (known: Template) => Object.keys(manifest).find((name) => !(name in known)),
	}
}

function refuse(problem: string): never {
	throw new TemplateRefusal(`manifest.json ${problem}.`)
}

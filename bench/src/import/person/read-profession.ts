import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleId } from '../locales/locale.ts'

export type SchoolKind = 'university' | 'college' | 'school'

/** The content of CVs in one profession, as texts that `fillText` completes. */
export type Profession = {
	id: string
	/** From junior to senior. */
	titles: string[]
	employers: string[]
	skills: string[]
	certificates: { name: string; issuer: string }[]
	qualifications: { qualification: string; field: string; school: SchoolKind }[]
	duties: string[]
	achievements: string[]
	summary: string[]
}

const folder = join(import.meta.dirname, '../professions')

/** The professions that there are texts for in one language. */
export function readProfessions(locale: LocaleId): Profession[] {
	return readdirSync(join(folder, locale))
		.filter((file) => file.endsWith('.md'))
		.sort()
		.map((file) => ({
			id: file.replace('.md', ''),
			...parseProfession(readFileSync(join(folder, locale, file), 'utf8')),
		}))
}

function parseProfession(text: string): Omit<Profession, 'id'> {
	const parts = new Map<string, string[]>()
	let open: string[] = []
	for (const line of text.split('\n')) {
		const [, name, rest = ''] = /^([a-z]+):\s*(.*)$/.exec(line) ?? []
		if (name !== undefined) {
			open = rest.split(';').flatMap((entry) => entry.trim() || [])
			parts.set(name, open)
		} else if (line.startsWith('- ')) open.push(line.slice(2).trim())
	}
	const part = (name: string) => {
		const entries = parts.get(name)
		if (entries === undefined || entries.length === 0) throw new Error(`No ${name} in: ${text}`)
		return entries
	}
	return {
		titles: part('titles'),
		employers: part('employers'),
		skills: part('skills'),
		certificates: part('certificates').map(parseCertificate),
		qualifications: part('qualifications').map(parseQualification),
		duties: part('duties'),
		achievements: part('achievements'),
		summary: part('summary'),
	}
}

function parseCertificate(text: string): { name: string; issuer: string } {
	const [name = '', issuer = ''] = cells(text)
	return { name, issuer }
}

function parseQualification(text: string): Profession['qualifications'][number] {
	const [qualification = '', field = '', school = ''] = cells(text)
	if (!isSchoolKind(school)) throw new Error(`No kind of school in "${text}".`)
	return { qualification, field, school }
}

function isSchoolKind(text: string): text is SchoolKind {
	return text === 'university' || text === 'college' || text === 'school'
}

function cells(text: string): string[] {
	return text.split('|').map((cell) => cell.trim())
}

import { fold, wordList } from './fold.ts'
import { type SectionKind, sectionTitles } from './section-titles.ts'

const kindByTitle = new Map<string, SectionKind>(
	// An earlier list wins where two languages use one word for two things.
	[...sectionTitles]
		.reverse()
		.flatMap(({ kind, titles }) =>
			[...wordList(titles)].map((title): [string, SectionKind] => [title, kind]),
		),
)

// Letters set apart or in two styles leave gaps in a title: "exp erience".
const kindByLetters = new Map(
	[...kindByTitle].map(([title, kind]) => [title.replaceAll(' ', ''), kind]),
)

/** Words that tell what a longer title is about, in the order in which they are looked for. */
const kindByWord: readonly [RegExp, SectionKind][] = [
	[/\b(?:volunt\w+|benevol\w+|ehrenamt\w*)\b/, 'volunteering'],
	[/\b(?:publications?|talks|patents?|presentations)\b/, 'publications'],
	[/\b(?:projects?|projets|projekte|proyectos|progetti)\b/, 'projects'],
	[
		/\b(?:experience|employment|work history|career history|berufserfahrung|werkervaring|experiencia|esperienz[ae]|doswiadczenie)\b/,
		'experience',
	],
	[
		/\b(?:education|ausbildung|studium|academic background|istruzione|wyksztalcenie)\b/,
		'education',
	],
	[/\b(?:certifications?|certificates|licen[cs]es|training|courses)\b/, 'certification'],
	[/\b(?:awards?|honou?rs|scholarships|achievements)\b/, 'awards'],
	[/\b(?:languages|sprachen|langues|idiomas)\b/, 'language'],
	[
		/\b(?:skills?|competenc(?:ies|es)|expertise|kenntnisse|umiejetnosci|vaardigheden|habilidades)\b/,
		'skills',
	],
	[/\b(?:qualifications)\b/, 'education'],
	[/\b(?:hobbies|interests)\b/, 'interests'],
	[/\b(?:referees|references)\b/, 'reference'],
	[/\b(?:memberships?|affiliations)\b/, 'custom'],
	[/\b(?:profile|summary|objective|aims?|goals?|aspirations?|ambitions?)\b/, 'professionalSummary'],
	[/\bcareer\b(?! break)/, 'experience'],
]

/** The section that a line is the title of, if it is word for word a title that CVs use. */
export function matchHeading(text: string): SectionKind | null {
	if (text.length > 60 || /[.,;]$/.test(text)) return null
	const title = fold(text.replace(/^[\divx]{1,4}[.)]\s+/i, ''))
	return (
		kindByTitle.get(title) ??
		kindByLetters.get(title.replaceAll(' ', '')) ??
		kindOfBoth(title) ??
		(jobsOfSort.test(title) ? 'experience' : null)
	)
}

// "Other work", "Kitchen history", "Site experience": a trade or an order before a word for jobs. "Bar work" is a job.
const jobsOfSort =
	/^(?:(?:other|previous|earlier|past|further|additional|recent) (?:work|jobs|employment|experience|roles|posts|positions)|(?:[a-z]+ )?(?:kitchen|salon|site|nursing|bar|retail|farm|office|driving|clinical|legal|teaching|care|caring|hospitality|catering|warehouse|construction|trade|industry|engineering|cleaning|security|transport|customer service|admin|administrative|secretarial|classroom|nursery|childcare|social work|stage|acting|building) (?:experience|history|employment|background|posts|appointments|career))$/

// "Schule und Ausbildung": two titles of one section.
function kindOfBoth(title: string): SectionKind | null {
	const [first, second, ...others] = title.split(/ (?:and|und|et|y|e|en|i) /)
	if (first === undefined || second === undefined || others.length > 0) return null
	const kind = kindByTitle.get(first)
	return kind !== undefined && kind !== 'custom' && kind === kindByTitle.get(second) ? kind : null
}

/** The section that a line which is known to be a title is about; `custom` when its words do not tell. */
export function kindOfTitle(text: string): SectionKind {
	const exact = matchHeading(text)
	if (exact !== null) return exact
	const title = fold(text)
	return kindByWord.find(([word]) => word.test(title))?.[1] ?? 'custom'
}

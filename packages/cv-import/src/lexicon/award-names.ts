import { parseTsv } from '@app/language'
import { awardNames } from '../data/award-names.ts'
import { awardWords } from './word-lists.ts'

/** Who gives British vocational awards; the name stands before the award's own. */
const givers = awardWords('givers')
const levels =
	'(?:SCQF )?(?:[Ll]evel|[Ss]tage|[Nn]iveau|[Nn]ivel|[Nn]ível|[Ll]ivello|[Pp]oziom) (?:\\d|[IVX]+)'
const kinds = awardWords('kinds')
const grades = awardWords('grades-of-awards')
/**
 * The kinds that may stand before a noun of the list: "Level 3 Extended Diploma" is one name, "Diploma Professional
 * Cookery" is not.
 */
const vocational = `(?:(?:(?:${grades}) )*(?:${givers}|${levels}|${kinds})(?: of Higher Education| Programme)?(?=$|[\\s,:;(–—-]) ?)+`

/** Two courses in one. */
const joint = '(?:Integrated|Dual|Joint|Combined) '
const hons = '(?: ?\\(?(?:Hons|Honours|with Honours)\\.?\\)?)?'
const wide = `(?:${awardWords('wide-subjects')})`
const abbreviated = awardWords('short-degrees')

const count =
	'(?:\\d{1,2} |(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve) )'
const english = [
	`${count}(?:GCSEs?|IGCSEs?|A[- ]?[Ll]evels?|AS[- ]?[Ll]evels?|O[- ]?[Ll]evels?|T[- ]?[Ll]evels?|Highers|Standard Grades|National 5s)`,
	`(?:${joint})?(?:${abbreviated})\\.?${hons}(?: [Dd]egree)?`,
	`(?:${joint})?(?:Bachelor|Master|Doctoral|Doctorate)(?:['’]?s)? [Dd]egree`,
	`(?:${joint})?(?:Bachelor|Master|Doctor|Associate) of ${wide}${hons}`,
	`Foundation Degree(?: \\(Fd\\w+\\))?`,
	awardWords('english-awards'),
	vocational,
]
const french = [
	'Baccalauréat(?: (?:professionnel|technologique|général))?',
	'Bac(?: (?:pro|professionnel|technologique|général|STMG|S|ES|L)| ?\\+ ?\\d)?',
	'(?:BTSA?|DUT|BUT|DEUG|DEA|DESS|CAP|BEP|DAEU)',
	'Licence(?: (?:professionnelle|pro))?',
	"Master(?: (?:[12]|professionnel|recherche|pro))?(?! (?:of|[Dd]egree|di|universit)\\b)(?![’'])",
	awardWords('french-awards'),
]
const german = [
	awardWords('german-awards'),
	'Staatlich (?:geprüfter?|anerkannter?|examinierter?) (?:Technikerin|Techniker|Betriebswirtin|Betriebswirt)',
	"Bachelor(?! (?:of|degree)\\b)(?![’'s])",
]
const spanish = [awardWords('spanish-awards')]
const italian = [awardWords('italian-awards')]
const portuguese = [awardWords('portuguese-awards')]
const dutch = [
	'MBO(?:[ -]?(?:niveau )?\\d)?|HBO(?:-bachelor)?|VMBO(?:-[tbk]\\w*)?|HAVO|VWO|Propedeuse',
]
const polish = [awardWords('polish-awards')]

/** Some of the names also have other meanings, so only a mark or one of these words may follow them. */
const behindListed = String.raw`(?=$|\s*[,:;|(–—-]|\s(?:from|in|at|with|of|\d))`
/** Names of awards that are read letter for letter, with a stop behind a short form or without. */
const listed = parseTsv<'name' | 'note'>(awardNames)
	.map(({ name }) => name.replace(/[.+]/g, String.raw`\$&`))
	// The longest first: of two names with the same beginning, the longer says more.
	.sort((a, b) => b.length - a.length)
	.join('|')

const names = [
	`(?:${listed})\\.?${behindListed}`,
	english,
	italian,
	french,
	german,
	spanish,
	portuguese,
	dutch,
	polish,
].flat()
const award = new RegExp(`^(?:${names.join('|')})(?=$|[\\s,:;(–—-])`, 'u')
const awards = names.map((name) => new RegExp(`^(?:${name})(?=$|[\\s,:;(–—-])`, 'u'))

/** How many letters at the start of a text are the name of an award without its subject: "NVQ Level 2", "Licencjat". */
export function awardLength(text: string): number {
	if (!award.test(text)) return 0
	return Math.max(...awards.map((name) => name.exec(text)?.[0].trimEnd().length ?? 0))
}

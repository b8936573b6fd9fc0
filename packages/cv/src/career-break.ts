import type { Experience } from './cv-document.ts'

const opens = '^(?:(?:planned|full[- ]time|unpaid|extended|personal|short|long) )*'
const leave =
	"(?:maternity|paternity|parental|adoption|family|shared parental|carer[’']?s|compassionate) (?:leave|break)(?! (?:cover|replacement|specialist|advis))"
const named = [
	'career (?:break|gap)(?! (?:return|coach|mentor|advis))',
	'sabbatical(?! (?:officer|president|vice|trustee|representative))',
	'gap year(?! (?:assistant|student|tutor|teacher|coach))',
	leave,
	'family carer$|unpaid carer$|unemployed',
].join('|')
const atHome =
	'stay[- ]at[- ]home\\b|home(?:maker|-maker)|house(?:wife|husband)|raising (?:a|my|our) |bringing up (?:a|my|our) |(?:mum|mother|dad|father|parent)$'
const away =
	'(?:(?:solo |world )?travell?ing|(?:solo |world )?travels?)(?:$|[,(:–-]| (?:in|around|through|across|the|abroad|on)\\b)|backpacking'
const elsewhere =
	'elternzeit|auszeit|sabbatjahr|congé (?:parental|maternité|sabbatique)|année sabbatique'
const breakTitle = new RegExp(`${opens}(?:${named}|${atHome}|${away}|${elsewhere})`, 'iu')

const kin =
	'(?:grand)?(?:parents?|mother|father|mum|dad|son|daughter|child(?:ren)?)|wife|husband|partner|spouse|brother|sister|aunt|uncle|famil(?:y|ies)|relatives?|family member'
const cares = new RegExp(
	`${opens}(?:carer|caring|cared|care) (?:for|of) (?:(?:a|an|my|our|two|three|young|elderly|ill|sick|disabled|terminally) )*(?:${kin})\\b`,
	'iu',
)

/**
 * Whether an entry among the jobs tells of a time without one: a career break, leave, care for the own family, travel. "Maternity
 * leave cover" is a job, and so is the care of families for an employer.
 */
export function isCareerBreak({ jobTitle, employer }: Pick<Experience, 'jobTitle' | 'employer'>) {
	const title = jobTitle.trim()
	return breakTitle.test(title) || (employer.trim() === '' && cares.test(title))
}

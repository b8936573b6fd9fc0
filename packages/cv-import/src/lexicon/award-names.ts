import { parseTsv } from '@app/language'
import { awardNames } from '../data/award-names.ts'

/** Who gives British vocational awards; the name stands before the award's own. */
const givers =
	'RHS|CACHE|NCFE|City (?:&|and) Guilds|BTEC|AAT|CIPD|CIM|ILM|CMI|(?:RSA|Pitman)(?: (?:I{1,3}|[123]))?|OCR|SQA|VTCT|ITEC|Edexcel|NEBOSH|IOSH|ACCA|CIMA|CILEX|Highfield|QQI|FETAC'
const levels =
	'(?:SCQF )?(?:[Ll]evel|[Ss]tage|[Nn]iveau|[Nn]ivel|[Nn]ível|[Ll]ivello|[Pp]oziom) (?:\\d|[IVX]+)'
const kinds =
	'Diploma|Certificate|Award|(?:G?NVQ|SVQ)(?: \\d)?|Apprenticeship|Degree|degree|Traineeship|Qualification'
const grades =
	"Extended|Advanced|Higher|National|International|Ordinary|Foundation|Subsidiary|Intermediate|Graduate|Postgraduate|Professional|Technical|Vocational|First|Modern|Executive|Honours|Associate|Undergraduate|Bachelor['’]?s|Master['’]?s|Access to Higher Education"
/**
 * The kinds that may stand before a noun of the list: "Level 3 Extended Diploma" is one name, "Diploma Professional
 * Cookery" is not.
 */
const vocational = `(?:(?:(?:${grades}) )*(?:${givers}|${levels}|${kinds})(?: of Higher Education| Programme)?(?=$|[\\s,:;(–—-]) ?)+`

/** Two courses in one. */
const joint = '(?:Integrated|Dual|Joint|Combined) '
const hons = '(?: ?\\(?(?:Hons|Honours|with Honours)\\.?\\)?)?'
const wide =
	'(?:Arts|Sciences?|Engineering|Laws?|Education|Commerce|Business Administration|Fine Arts?|Music|Technology|Philosophy|Applied Science|Social Sciences?|Business|Research|Medicine and Surgery)'
const abbreviated =
	'B\\.?A|B\\.E|B\\.?[Ss]c|B\\.?Eng|B\\.?Ed|LL\\.?[BM]|B\\.?Com|BBA|B\\.B\\.A|BNurs|BSW|BSN|B\\.?Pharm|A\\.?A\\.?S|BCA|MCA|M\\.?Com|B\\.?Des|M\\.?Des|A\\.A|A\\.S|B\\.?Tech|BFA|BArch|BMus|M\\.?A|M\\.?Sc|M\\.?Eng|M\\.?Phil|MRes|MSci|MLitt|MSW|MNurs|M\\.?B\\.?A|MFA|MPA|MPH|M\\.?Ed|MChem|MPhys|MMath|Ph\\.?\\s?D|D\\.?Phil|EdD|PGCE|PGDE|PGDip|PGCert|HND|HNC|CertHE|DipHE|FdA|FdSc|GCSEs?|IGCSEs?|A[- ]?[Ll]evels?|AS[- ]?[Ll]evels?|T[- ]?[Ll]evels?|O[- ]?[Ll]evels?|Highers|Advanced Highers|O[- ]?Grades?|National [1-7]s?|CSEs?|WASSCE|SSSCE|BECE|KCSE|KCPE|CSEC|UCE|UACE|MSCE|B\\.?S|M\\.?S'

const count =
	'(?:\\d{1,2} |(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve) )'
const english = [
	`${count}(?:GCSEs?|IGCSEs?|A[- ]?[Ll]evels?|AS[- ]?[Ll]evels?|O[- ]?[Ll]evels?|T[- ]?[Ll]evels?|Highers|Standard Grades|National 5s)`,
	`(?:${joint})?(?:${abbreviated})\\.?${hons}(?: [Dd]egree)?`,
	`(?:${joint})?(?:Bachelor|Master|Doctoral|Doctorate)(?:['’]?s)? [Dd]egree`,
	`(?:${joint})?(?:Bachelor|Master|Doctor|Associate) of ${wide}${hons}`,
	`Foundation Degree(?: \\(Fd\\w+\\))?`,
	'(?:Inter(?:mediate)?|Junior|Leaving|School) Cert(?:ificate)?|Legal Practice Course|LPC|Graduate Diploma in Law|GDL|Bar Professional Training Course|BPTC|Bar (?:Training )?Course|MBBS|MB ?ChB|BMBS|BM ?BCh|BDS|BVSc|BVetMed|MPharm|MRCP(?: ?\\(UK\\))?|MRCGP|MRCPCH|MRCPsych|MRCS|FRCA|FRCS|Cert ?Ed|DTLLS|PTLLS|International Baccalaureate|IB Diploma|Access to HE Diploma',
	vocational,
]
const french = [
	'Baccalauréat(?: (?:professionnel|technologique|général))?',
	'Bac(?: (?:pro|professionnel|technologique|général|STMG|S|ES|L)| ?\\+ ?\\d)?',
	'(?:BTSA?|DUT|BUT|DEUG|DEA|DESS|CAP|BEP|DAEU)',
	'Licence(?: (?:professionnelle|pro))?',
	"Master(?: (?:[12]|professionnel|recherche|pro))?(?! (?:of|[Dd]egree|di|universit)\\b)(?![’'])",
	"Mastère(?: spécialisé)?|Magistère|Doctorat|Maîtrise|Brevet (?:professionnel|de technicien supérieur)|Titre professionnel|Diplôme d[’']([ÉE]tat|ingénieur)",
]
const german = [
	'Fachabitur|Abitur|(?:Allgemeine )?(?:Fachh|H)ochschulreife|(?:Berufsa|A)usbildung|Lehre|Umschulung|Magister|(?:Erstes |Zweites )?Staatsexamen|Mittlere Reife|Realschulabschluss|Hauptschulabschluss|Diplom(?: \\(FH\\))?',
	'Staatlich (?:geprüfter?|anerkannter?|examinierter?) (?:Technikerin|Techniker|Betriebswirtin|Betriebswirt)',
	"Bachelor(?! (?:of|degree)\\b)(?![’'s])",
]
const spanish = [
	'(?:Grado|Ciclo Formativo(?: de Grado)?)(?: (?:Superior|Medio))?|Máster(?: Universitario)?|Técnic[oa](?: (?:Superior|Medio|Especialista))?|Licenciatura|Diplomatura|Bachillerato|Doctorado|Formación Profesional|Posgrado|Certificado de profesionalidad',
]
const italian = [
	'Laurea(?: (?:triennale|magistrale|specialistica|breve|a ciclo unico))?|Diploma (?:di maturità|professionale|accademico)|Master(?: universitario)? di (?:I{1,2}|1°|2°|primo|secondo) livello|Qualifica(?: professionale)?|Dottorato(?: di ricerca)?|Attestato',
]
const portuguese = [
	'Mestrado(?: [Ii]ntegrado)?|Licenciatura|Bacharelado|Doutorado|Curso de [Ee]specialização|Doutoramento|Bacharelato|Pós-[Gg]raduação|Curso (?:[Pp]rofissional|[Tt]écnico|[Ss]uperior)|Ensino [Ss]ecundário',
]
const dutch = [
	'MBO(?:[ -]?(?:niveau )?\\d)?|HBO(?:-bachelor)?|VMBO(?:-[tbk]\\w*)?|HAVO|VWO|Propedeuse',
]
const polish = [
	'Licencjat|Magister(?: inżynier)?|Inżynier|Studia (?:magisterskie|licencjackie|inżynierskie|podyplomowe|doktoranckie)|Matura|Technik|Doktorat',
]

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

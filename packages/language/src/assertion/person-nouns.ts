// Kinds of people that a line about work may name, in the singular; a word list, because things have the same endings.
const workers = `
accountant actuary adviser advisor agent analyst apprentice arborist architect archivist artist assessor assistant associate attendant auditor barber
barista barrister bartender beautician bookkeeper bricklayer broker builder butcher buyer cabinetmaker caretaker carer carpenter caseworker cashier chef childminder
cleaner clerk clinician coach colleague conductor consultant contractor controller cook coordinator counsellor courier decorator
dentist designer developer dietitian director doctor driver florist negotiator usher electrician employee engineer estimator examiner executive firefighter
fitter foreman fundraiser gardener glazier groundworker guard hairdresser handler holder housekeeper inspector installer instructor
interpreter interviewer investigator invigilator joiner keyholder labourer lawyer lead leader lecturer librarian lifeguard
locksmith manager marshal matron mechanic mentor midwife nurse nursery-nurse officer operative operator optician optometrist
orderly organiser painter paralegal paramedic partner pharmacist photographer physiotherapist picker pilot planner plasterer
plumber porter practitioner presenter principal producer professional programmer psychologist radiographer receptionist recruiter
registrar researcher roofer scaffolder scientist secretary seller server social-worker soldier solicitor specialist steward
stylist sub-contractor subcontractor supervisor surgeon surveyor teacher technician temp tester therapist tradesperson trainer
translator tutor valuer vet volunteer waiter waitress warden welder worker aider
`
const learning = `
applicant cadet candidate delegate entrant graduate intern joiner learner member newcomer participant recruit starter student
trainee
`
const served = `
client customer family guest neighbour parent passenger patient pupil resident supplier tenant visitor
`
const many =
	'staff team crew workforce personnel colleagues people everyone everybody others ones men women nurses wives'

const splitList = (words: string) => words.trim().split(/\s+/)
const toPlural = (word: string) => {
	if (/(?:man|woman|person)$/.test(word))
		return word.replace(/man$/, 'men').replace(/person$/, 'people')
	if (/wife$/.test(word)) return word.replace(/fe$/, 'ves')
	return /[^aeiou]y$/.test(word)
		? word.replace(/y$/, 'ies')
		: word.replace(/(ss)?$/, '$1').concat(/s$/.test(word) ? 'es' : 's')
}

const singular = new Set(splitList(workers + learning))
const staff = new Set([...splitList(many), ...[...singular].map(toPlural)])
const all = new Set([...staff, ...splitList(served), ...splitList(served).map(toPlural)])

/** Whether a word names one person by their work: "nurse", "trainee". */
export function isWorker(word: string): boolean {
	return singular.has(word.toLowerCase())
}

/** Whether a word names several people at work: "nurses", "staff". */
export function areWorkers(word: string): boolean {
	return staff.has(word.toLowerCase())
}

/** Whether a word names people at work or those whom the work is for: "staff", "customer", "residents". */
export function arePeople(word: string): boolean {
	return all.has(word.toLowerCase())
}

const groups = new Set(
	'company firm agency council department branch board committee management head owner boss senior sister gp brigade employer contractor landlord client manager panel school hospital'.split(
		' ',
	),
)

/** Whether a word names people or a body of people that can act: "the agency", "the owner". */
export function namesPeople(word: string): boolean {
	return arePeople(word) || isWorker(word) || groups.has(word.toLowerCase())
}

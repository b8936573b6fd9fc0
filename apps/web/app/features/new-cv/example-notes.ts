/** What each example does well, for whoever writes one like it. */
export const exampleNotes: Record<string, [string, string]> = {
	'staff-nurse': [
		'Says the ward, its beds and its admissions, so that the reader can picture the shift.',
		'Results come with their figures before and after: falls from 11 to 4 a quarter.',
	],
	chef: [
		'Names covers, stations and who was led, which tell a kitchen more than adjectives.',
		'Food hygiene certificates stand with their level and date.',
	],
	'hgv-driver': [
		'Licence, CPC and tacho card are easy to find, with their dates.',
		'Says the kind of load and of route, and what went right.',
	],
	electrician: [
		'Card, edition of the regulations and testing qualification are named exactly.',
		'Each job says the kind of site and the size of the work.',
	],
	researcher: [
		'Publications stand as readers of the field cite them.',
		'Methods are named where they were used and not in a list alone.',
	],
	graduate: [
		'Part-time work and projects carry figures, because there is little else yet.',
		'The degree leads, with modules that the post asks for.',
	],
	'graphic-designer': [
		'A link to the work stands beside the name.',
		'Each project says for whom it was and what changed.',
	],
	'software-developer': [
		'Says what got faster, safer or smaller, and by how much.',
		'Languages and tools are grouped, and shown again where they were used.',
	],
	'primary-teacher': [
		'Year groups, class sizes and results are there, with the safeguarding training.',
		'What was led beyond the classroom has lines of its own.',
	],
	receptionist: [
		'Says how many rooms and calls, which shows the pace.',
		'Systems are named as adverts name them.',
	],
	architect: [
		'Each project with its stage of work, value and part in it.',
		'Registration is named with the body that keeps it.',
	],
	cleaner: [
		'Sites, hours and how many rooms, so that the work can be compared.',
		'Checks and cards that let somebody start at once stand near the top.',
	],
	'care-assistant': [
		'Says how many people were cared for, and what they needed.',
		'The DBS check and the training stand with their dates.',
	],
	'retail-supervisor': [
		'Sales, waste and stock differences have figures before and after.',
		'Keys, cash and rotas show how far the employer trusted.',
	],
	'warehouse-operative': [
		'Truck licences with their body and dates, because nobody may drive without them.',
		'Pick rates and accuracy, as warehouses measure them.',
	],
	administrator: [
		'How many diaries, invoices and visits a week, rather than “busy office”.',
		'Both languages with their level.',
	],
	accountant: [
		'Qualification beside the name, and how fast the month is closed.',
		'The size of the firm, so that the work can be weighed.',
	],
}

import { audit } from '@app/claims'
import { describe, expect, test } from 'vitest'
import { askAbout, suggestRewrite } from './index.ts'

const rewritten: [before: string, after: string][] = [
	['Responsible for managing a team of 5 engineers', 'Managed a team of 5 engineers'],
	['Was responsible for answering phones', 'Answered phones'],
	[
		'Duties included processing invoices and reconciling accounts',
		'Processed invoices and reconciled accounts',
	],
	['Helped with onboarding new starters', 'Supported onboarding of new starters'],
	['Worked on building the reporting dashboard', 'Contributed to building the reporting dashboard'],
	['Tasked with writing weekly reports', 'Wrote weekly reports'],
	[
		'Responsible for daily cleaning of the ward and weekly stock checks',
		'Cleaned the ward daily and carried out weekly stock checks',
	],
	[
		'Working on the grill and sometimes covering the pass',
		'Worked on the grill and sometimes covered the pass',
	],
	[
		'Supporting student nurses during their placements',
		'Supported student nurses during their placements',
	],
	[
		'made sure rules was followed by drivers who was new',
		'Made sure rules were followed by drivers who were new',
	],
	['In charge of stock control', 'Ran stock control'],
	[
		'Involved in the migration of 15 services to AWS',
		'Contributed to the migration of 15 services to AWS',
	],
	['The system was redesigned by me', 'Redesigned the system'],
	[
		'I worked in a busy restaurant kitchen doing food prep',
		'Prepared food in a busy restaurant kitchen',
	],
	['Responsible for the preparation of meals for 40 residents', 'Prepared meals for 40 residents'],
	['Responsible for the day to day running of the kitchen', 'Ran the kitchen day to day'],
	['Responsible for cleaning and maintenance of the ward', 'Cleaned and maintained the ward'],
	['Responsible for opening and closing the shop', 'Opened and closed the shop'],
	[
		'My main duties were to serve customers and clean tables',
		'Served customers and cleaned tables',
	],
	['Assisted in the preparation of year end accounts', 'Helped prepare year end accounts'],
	[
		'Managing a team of carers, training new starters and writing rotas',
		'Managed a team of carers, trained new starters and wrote rotas',
	],
	['Duties include feeding, bathing and dressing residents', 'Fed, bathed and dressed residents'],
	[
		'• Responsible for driving a 7.5 tonne lorry, loading parcels and delivering to shops',
		'Drove a 7.5 tonne lorry, loaded parcels and delivered to shops',
	],
	['Responsible for organizing events in order to raise money', 'Organised events to raise money'],
	[
		'Responsible for installing, testing and commissioning of fire alarms',
		'Installed, tested and commissioned fire alarms',
	],
	[
		'Responsible for ordering stock and managing deliveries.',
		'Ordered stock and managed deliveries.',
	],
	[
		'Runs a youth club for 30 teenagers every Friday',
		'Ran a youth club for 30 teenagers every Friday',
	],
	[
		'Responsible for planning and teaching lessons to Year 4',
		'Planned and taught lessons to Year 4',
	],
	['Was responsible for carrying out risk assessments', 'Carried out risk assessments'],
	['I trained two new drivers', 'Trained two new drivers'],
	['In charge of a team of 12 waiters', 'Led a team of 12 waiters'],
	['Helping with serving meals', 'Helped serve meals'],
	['Helped with setting up the stage', 'Helped set up the stage'],
	['My role involved managing the diary of two directors', 'Managed the diary of two directors'],
	['Making beds and cleaning bathrooms', 'Made beds and cleaned bathrooms'],
	['Planning, designing and building of gardens', 'Planned, designed and built gardens'],
	[
		'Responsible for inputting data & checking it for errors',
		'Input data and checked it for errors',
	],
	[
		'Managing a budget of £20k, ordering equipment and arranging servicing of vehicles',
		'Managed a budget of £20k, ordered equipment and arranged servicing of vehicles',
	],
	[
		"Working closely with suppliers to deliver clear, persuasive and compliant bid's",
		'Worked closely with suppliers to deliver clear, persuasive and compliant bids',
	],
	['Supervision of apprentices', 'Supervised apprentices'],
	['Management of a budget of £50,000', 'Managed a budget of £50,000'],
	['Day to day running of the salon', 'Ran the salon day to day'],
	['To lift patients and keep records', 'Lifted patients and kept records'],
	[
		'Responsible for ensuring compliance with health and safety rules',
		'Ensured compliance with health and safety rules',
	],
	[
		'Responsible for ensuring that all records were kept in line with policy',
		'Ensured that all records were kept in line with policy',
	],
	[
		'Maintenance of gardens for private clients was carried out weekly',
		'Maintained gardens for private clients weekly',
	],
	[
		'The register was kept, also requests were answered and incidents reported to control',
		'Kept the register, answered requests and reported incidents to control',
	],
	[
		'Looking after elderly residents and doing personal care',
		'Looked after elderly residents and provided personal care',
	],
	['Doing safety checks on vehicles', 'Carried out safety checks on vehicles'],
	['Responsible for training staff and stock control', 'Trained staff and controlled stock'],
	[
		'Responsible for liaising with suppliers, ordering goods and stock rotation',
		'Liaised with suppliers, ordered goods and rotated stock',
	],
	['Reset passwords and setting up of accounts', 'Reset passwords and set up accounts'],
	['In charge of 12 waiters', 'Managed 12 waiters'],
	['Utilised Excel in order to track spending', 'Used Excel to track spending'],
]

const messy: [before: string, after: string][] = [
	['resposible for manging a team of 6', 'Managed a team of 6'],
	['RESPONSIBLE FOR ANSWERING PHONES AND BOOKING ROOMS', 'Answered phones and booked rooms'],
	[
		'Duties included; serving food, washing up, laying tables',
		'Served food, washed up and laid tables',
	],
	[
		'fixing computers;installing software;helping users',
		'Fixed computers, installed software and helped users',
	],
	[
		'She drives patients to hospital and helps them in',
		'Drove patients to hospital and helped them in',
	],
	[
		'Minutes were taken at board meetings and circulated to staff',
		'Took minutes at board meetings and circulated them to staff',
	],
	[
		'my main duties was manage the rota, ordering stock and close the shop',
		'Managed the rota, ordered stock and closed the shop',
	],
	[
		'Introduced stock rotation and as a result waste fell by 15%',
		'Reduced waste by 15% by introducing stock rotation',
	],
	['As a manager I was responsible for hiring staff', 'Hired staff as a manager'],
	['Erection and dismantling of scaffolding', 'Erected and dismantled scaffolding'],
	[
		'Responsible for processing invoices, payroll and reconciling accounts',
		'Processed invoices, handled payroll and reconciled accounts',
	],
	[
		'Duties included reception cover, answering phones and greeting visitors',
		'Provided reception cover, answered phones and greeted visitors',
	],
	['Responsible to ensure patients are comfortable', 'Ensured patients were comfortable'],
	[
		'Prep of vegetables, washing up, serving dinners to about 180 children',
		'Prepped vegetables, washed up and served dinners to about 180 children',
	],
]

const kept = [
	'Responsible for marketing materials',
	'Responsible for teaching assistants',
	'Responsible for managing stock, reducing waste',
	'Servicing and MOT preparation of cars and light vans',
	'Stripping roofs, felting and battening and laying tiles',
	'Responsible for checking drawings and for site visits',
	'Tasked with reducing waste',
	'Responsible for meeting sales targets',
	'Responsible for the training of new baristas and daily cash up',
	'Selling cakes, baking bread and coffee making',
	'Worked on a till',
	'Part of a team that built a bridge',
	'Ensured that all tills were balanced',
	'Good communication skills and team player',
	'Increased sales',
]

describe('suggestRewrite', () => {
	test.each(rewritten)('%s', (before, after) => {
		expect(suggestRewrite(before, { current: false })).toMatchObject({
			before,
			after,
			verified: true,
			engine: 'local',
		})
	})

	test.each(messy)('corrects: %s', (before, after) => {
		expect(suggestRewrite(before, { current: false })).toMatchObject({ after, verified: true })
	})

	test.each(kept)('keeps the words and asks: %s', (before) => {
		const suggestion = suggestRewrite(before, { current: false })
		expect(suggestion).toMatchObject({ after: before, changes: [] })
		expect(suggestion?.asks).toHaveLength(1)
	})

	test.each([
		'Taught by nuns and trained as a nurse',
		'Helped a shy boy to join in by introducing picture cards',
		'Responsible for measuring up, drawing the artwork and chasing deliveries',
	])('keeps the words, and asks nothing of what they say already: %s', (before) => {
		const asks = suggestRewrite(before, { current: false })?.asks ?? []
		expect(asks.map(({ question }) => question)).not.toContain('What did you do yourself?')
	})

	test.each([
		'Led 3 projects, saving £120k',
		'Trained 16 volunteers in active listening',
		'Cut food waste by 18% by weighing bins',
		'',
		'•',
	])('has nothing to say to "%s"', (bullet) => {
		expect(suggestRewrite(bullet, { current: false })).toBeNull()
	})

	test('tells a job that goes on in the present', () => {
		expect(
			suggestRewrite('Responsible for managing stock and ordering fish', { current: true })?.after,
		).toBe('Manage stock and order fish')
		expect(suggestRewrite('In charge of the kitchen', { current: true })?.after).toBe(
			'Run the kitchen',
		)
	})

	test('asks for the one figure that would help, and for none that is there', () => {
		const askOf = (bullet: string) => suggestRewrite(bullet, { current: false })?.asks[0]
		expect(askOf('Was responsible for answering phones')).toEqual({
			kind: 'metric',
			unit: 'count',
			question: 'How many calls a day?',
		})
		expect(askOf('Responsible for processing invoices')?.question).toBe(
			'How many invoices a month?',
		)
		expect(askOf('Increased sales')).toMatchObject({
			kind: 'result',
			question: 'By how much?',
		})
		expect(askOf('Worked on building the reporting dashboard')?.kind).toBe('ownership')
		expect(askOf('Good communication skills and team player')?.kind).toBe('evidence')
		expect(askOf('Responsible for managing a team of 5')).toBeUndefined()
	})

	test.each([
		['Kept food temperature charts', 'How many charts a day?'],
		['Cleaned offices every evening', 'How many offices each time?'],
		['Taught maths to GCSE pupils', 'How many pupils were in a group?'],
		['Taught the violin to children', 'How many children did you teach?'],
		['Provided friendly customer service', 'How many customers did you serve in a day?'],
		['Supported onboarding of new starters', 'How many new starters a year?'],
		['Ran stock control', 'How much was the stock worth?'],
		['Attended team meetings', 'What was your own part in the team meetings?'],
		['Tuned pianos for concerts', 'How many pianos a year?'],
		['Swept chimneys', 'How many chimneys a year?'],
		['Gave legal advice to tenants', 'How many people did you see in a week?'],
	])('asks about the thing that the work was done to: %s', (bullet, question) => {
		expect(askAbout(bullet).map((ask) => ask.question)).toEqual([question])
	})

	test('no question holds a figure that could be sent by mistake', () => {
		const asks = [...rewritten.map(([before]) => before), ...kept].flatMap(
			(line) => suggestRewrite(line, { current: false })?.asks ?? [],
		)
		expect(asks.filter(({ question }) => /\d/.test(question))).toEqual([])
	})

	test('says what it changed', () => {
		expect(
			suggestRewrite('Responsible for managing a team of 5', { current: false })?.changes,
		).toEqual([
			{ kind: 'lead-in', before: 'Responsible for', after: '' },
			{ kind: 'verb', before: 'managing', after: 'managed' },
		])
	})

	test('gives the same answer twice and leaves its own answer alone', () => {
		for (const [before, after] of rewritten) {
			expect(suggestRewrite(before, { current: false })).toEqual(
				suggestRewrite(before, { current: false }),
			)
			expect(suggestRewrite(after, { current: false })?.after ?? after).toBe(after)
		}
	})

	test('every rewrite passes the audit', () => {
		expect(
			rewritten.filter(([before, after]) => audit(before, after).verdict !== 'faithful'),
		).toEqual([])
	})
})

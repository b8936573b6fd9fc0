import { withBullets, withCv, withJobs, withSkills } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noGrammarSlips } from './no-grammar-slips.ts'

const profile = (professionalSummary: string) => withCv({ professionalSummary })

export const noGrammarSlipsCases: CheckCases = {
	check: noGrammarSlips,
	finds: {
		'a cook’s rotas': withBullets(
			'Managed 4 kitchen assistants and did there rotas',
			'Cooked lunch',
		),
		'a small pronoun': profile('A porter of six years. In my last job i worked nights.'),
		'a title': withJobs({ jobTitle: 'Assistant Manger', employer: 'Boots', startDate: '2020-01' }),
		'a picker': withBullets('Picked more then 200 orders a shift', 'Loaded vans'),
		'a receptionist': withBullets('Kept the office stationary and the post', 'Answered the phone'),
		'a care worker': withBullets('Met residents needs with care plans', 'Gave medicines'),
		'a van driver': profile('Van driver with a clean driving license and a good name for care.'),
		'a research nurse': withBullets('Recruited patients to a clinical trail', 'Took bloods'),
		'a trainee': withBullets('Was lead by the head of design on two shows', 'Cut patterns'),
		'an article': withBullets('Built a understanding of stock with the team', 'Counted stock'),
		'a word twice': withBullets('Opened the the shop at six each morning', 'Baked bread'),
		'schooling in the plural': profile('School leaver with nine GCSE’s at grades 5 to 8.'),
		'a labourer': profile('Labourer of six years. I dont mind early starts or hard weather.'),
		'a cleaner': profile('Cleaner with 8 years experience of offices, schools and private houses.'),
		'a housing officer': withBullets('Rang weekly, making sure tenants is content', 'Let homes'),
		'a busy office': withBullets('Its a busy office with 400 calls a day', 'Answered the phone'),
		'a hotel': withBullets('Hoovering and moping floors on three levels', 'Changed beds'),
		'a delivery driver': withBullets('Had 20% less complaints than the year before', 'Drove a van'),
		'a personal assistant': profile('Assistant who is organised, discrete and calm when busy.'),
		'a plural among the skills': withSkills('KPI’s', 'Stock control'),
		'a planner': withSkills('event planing', 'Stock control'),
		'a coach': withBullets('Coached under-11’s on Saturdays', 'Marked the pitch'),
	},
	accepts: {
		'there, the place': withBullets(
			'Moved to the Leeds depot and trained drivers there',
			'Made sure there needs to be no second visit',
		),
		'then, the time': withBullets('Helped colleagues, each other then the public, out of the hall'),
		'a sandwich shop': withJobs({
			jobTitle: 'Team Member',
			employer: 'Pret A Manger',
			startDate: '2020-01',
			achievements: ['Served breakfast to commuters at Pret A Manger'],
		}),
		'a farrier': withBullets('Passed on the trade to a young apprentice', 'Shod an unruly horse'),
		'letters read one by one': withBullets(
			'Holds an MBA, an HGV licence and a UK passport',
			'Ran A and E for an NHS trust',
		),
		'words said otherwise': withBullets(
			'Waited an hour for a European union delegate at a university',
			'Wrote a one-page guide for a user of a unit',
		),
		'who answers to whom': withBullets('Was responsible to the head chef for the larder'),
		'a stationary engine': withBullets('Ran a stationary engine on the order of the foreman'),
		'verbs that look like nouns': withBullets('Practised and advised; to practise is to learn'),
		'possessives in their place': withBullets(
			'Met the customer’s needs and the children’s wishes',
			'Gave one year’s notice in the 1990s',
		),
		'many with a subject in front': withBullets(
			'The number of tenants is now 60, and each of the tenants was met',
			'The care of patients is my trade',
		),
		'its, theirs and yours': withBullets(
			'Ran the shop when its busy period began, with its a la carte menu',
			'Gave your welcome packs to new starters and worked there daily',
		),
		'slopes and habits': withBullets('Measured the cant of the track, as was my wont'),
		'years of something': withBullets('Has 8 years of practice, and one year’s experience abroad'),
		'discrete parts': withBullets('Tested discrete components and moped engines'),
		'morals and principles': withBullets('Taught the moral principles of the principal religions'),
		'a lead and a roll': withBullets('Was lead developer, and kept the roll of members'),
	},
}

/** The strengths of each example, for people who write a similar CV. */
export const exampleNotes: Record<string, [string, string]> = {
	'staff-nurse': [
		'Gives the ward, beds and admissions, so you can picture the shift.',
		'Shows results before and after: falls from 11 to 4 a quarter.',
	],
	chef: [
		'Gives covers, stations and team size, which tell a kitchen more than adjectives.',
		'Gives the level and date of each food hygiene certificate.',
	],
	'hgv-driver': [
		'Makes the licence, CPC and tacho card easy to find, with dates.',
		'Gives the types of load and route, and what went well.',
	],
	electrician: [
		'Names the card, regulations edition and testing qualification exactly.',
		'Gives the type of site and size of the work for each job.',
	],
	researcher: [
		'Lists publications the way the field cites them.',
		'Shows methods where they were used, not just in a list.',
	],
	graduate: [
		'Uses figures for part-time work and projects.',
		'Puts the degree first, with the modules the job asks for.',
	],
	'graphic-designer': [
		'Puts a portfolio link beside the name.',
		'Says who each project was for and what changed.',
	],
	'software-developer': [
		'Says what got faster, safer or smaller, and by how much.',
		'Groups languages and tools, and shows them in use.',
	],
	'primary-teacher': [
		'Includes year groups, class sizes, results and safeguarding training.',
		'Gives leadership beyond the classroom its own lines.',
	],
	receptionist: [
		'Gives the number of rooms and calls, which shows the pace.',
		'Names systems the way adverts do.',
	],
	architect: [
		'Gives the stage, value and role for each project.',
		'Names the professional body with the registration.',
	],
	cleaner: [
		'Gives sites, hours and number of rooms, so the work is easy to compare.',
		'Puts the checks and cards needed to start straight away near the top.',
	],
	'care-assistant': [
		'Says how many people were cared for, and what they needed.',
		'Dates the DBS check and training.',
	],
	'retail-supervisor': [
		'Gives sales, waste and stock losses before and after.',
		'Mentions keys, cash and rotas, which show trust.',
	],
	'warehouse-operative': [
		'Lists truck licences with the issuer and dates.',
		'Gives pick rates and accuracy, as warehouses measure them.',
	],
	administrator: [
		'Counts diaries, invoices and weekly visits, rather than saying “busy office”.',
		'Gives the level of both languages.',
	],
	accountant: [
		'Puts the qualification beside the name, and says how fast month-end closes.',
		'Gives the size of the firm for context.',
	],
}

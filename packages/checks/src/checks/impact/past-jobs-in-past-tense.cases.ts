import { withJobs, withTwoJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { pastJobsInPastTense } from './past-jobs-in-past-tense.ts'

const past = (...bullets: string[]) => withTwoJobs(['Plan the rota', 'Train new staff'], bullets)

export const pastJobsInPastTenseCases: CheckCases = {
	check: pastJobsInPastTense,
	finds: {
		'the base form': past('Prepare breakfast for 40 guests', 'Manage the stores', 'Write the menu'),
		'the third person': past('Prepares breakfast for guests', 'Teaches two apprentices'),
		'an interpreter': past('Translate court papers from Polish', 'Interpret at tribunals'),
		'a chef': past('Cook sauces for 80 covers', 'Prepare stocks and mise en place'),
		'a groomer': past('Groom dogs of all breeds', 'Trims claws and cleans ears'),
		'a lorry driver': past('Drive an artic to Spain every week', 'Load the trailer at night'),
		'a librarian': past('Catalogue new books', 'Shelve returned books'),
		'a verger': past('Ring the bells on Sundays', 'Prepare the altar before services'),
		'after “I”': past('I erect tube and fitting', 'I check the ledgers', 'I drive the wagon'),
		'doing again': past('Repoint walls with hot lime', 'Replace copings on churches'),
		'a governor': past('Chair meetings of the board', 'Mentor new governors', 'Guide visitors'),
		'a carer': past('Washes, dresses and feeds residents', 'Keeps charts for the nurse'),
		'a matron': past('Report to the head', 'Care for boarders', 'Keep the medicine book'),
		'verbs that are nouns too': past('Answer the phone', 'Support patients at meals', 'Cook lunch'),
	},
	accepts: {
		roles: past(
			'Chair of the social committee',
			'Mentor to three trainees',
			'Champion for dementia care',
			'Tutor for the Level 2 award',
			'Guide for 30 visitors a week',
			'Tutor constable to five probationers',
			'Lead on safeguarding',
		),
		'plural things': past(
			'Services, brakes, clutches, timing belts',
			'Scripts to clean up test data',
			'Accounts to trial balance',
			'Interviews for two posts',
		),
		'things of an office': past(
			'Purchase ledger for 200 suppliers',
			'Minute taking at board meetings',
			'Credit control',
			'Tax returns for 60 clients',
			'Account management',
		),
		'acts as nouns': past(
			'Arrest of over 300 suspects',
			'Review of contracts',
			'Design of posters',
		),
		'support to and contact with': past(
			'Support to families in crisis',
			'Contact with schools',
			'Access for contractors',
		),
		'one slip beside compounds': past(
			'Manage the stores',
			'Dress code champion',
			'Care plans and risk assessments',
			'Match day steward',
			'Guard duties at the barracks',
			'Direct debits and standing orders',
		),
		'second fix of an electrician': past('Second fix and testing in labs', 'Second line support'),
		'the past': past('Prepared breakfast', 'Managed the stores', 'Taught apprentices'),
		'verbs with one form': past('Cut waste by a fifth', 'Set the tables', 'Put stock away'),
		'a storyteller': past('Read stories to 30 children', 'Cast puppets in plaster'),
		'a bidder': past('Bid for 12 tenders', 'Beat the target twice', 'Quit smoking clinics grew'),
		'trades as nouns': past(
			'Farm work on 300 acres',
			'Paint shop of a coach builder',
			'Tile and stone work in chapels',
			'Garden design for two estates',
		),
		'one slip beside things': past('Manage the stores', 'Stock rotation and cleaning'),
		'one slip beside handling': past('Manage the stores', 'Cash handling', 'Market research'),
		'one slip beside a noun': past('Manage the stores', 'Stock control', 'Cook and cleaner'),
		'a waiter': past('Waited on 12 tables', 'Upsold wine', 'Let the terrace for weddings'),
		nouns: past('Stock control and ordering', 'Support to families', 'Design of posters', 'Sales'),
		'the past after “I”': past('I erected scaffolds', 'I checked the ledgers', 'I drove the wagon'),
		gerunds: past('Preparing breakfast', 'Managing the stores'),
		'one slip, which a reader forgives': past('Manage the stores', 'Taught apprentices'),
		'one list under two roles at one firm, of which one is present': withJobs(
			{ jobTitle: 'Senior Receptionist', employer: 'Vets', startDate: '2021-03', current: true },
			{
				jobTitle: 'Receptionist',
				employer: 'Vets',
				startDate: '2018-08',
				endDate: '2021-02',
				achievements: ['Book 90 appointments a day', 'Explain estimates to owners'],
			},
		),
		'the present in the current job': withTwoJobs(['Prepare breakfast', 'Manage the stores'], []),
	},
}

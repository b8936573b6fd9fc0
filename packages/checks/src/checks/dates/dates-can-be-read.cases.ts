import { casesOf, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { datesCanBeRead } from './dates-can-be-read.ts'

export const datesCanBeReadCases: CheckCases = {
	check: datesCanBeRead,
	finds: casesOf(
		[
			'Porter, Febuary 2019 – May 2020',
			'Porter, Septemebr 2019',
			'Porter, January 20199',
			'Porter, 14/2019 – 02/2020',
			'Porter, Ocotber 2018',
		],
		withLine,
	),
	accepts: casesOf(
		[
			'Porter, February 2019 – May 2020',
			'Porter, Sept 2019 – Present',
			'Porter, 14/02/2019 – 02/03/2020',
			'Chef, Hotel Octavia 2019',
			'Winter 2019 and summer 2020',
			'Stagiaire, janvier 2019 – septembre 2020',
			'Praktikantin, Januar 2019 – Dezember 2020',
			'Served 25/2000 seats',
			'Member of the Marches 2018 committee',
		],
		withLine,
	),
}

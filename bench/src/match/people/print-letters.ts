import { writeFileSync } from 'node:fs'
import { openMeaning } from '@app/language/meaning/open'
import { beginLetter, readJob } from '@app/letters'
import { matchCv, readAdvert } from '@app/match'
import { createNearest } from '@app/match/nearest'
import { type AdvertWithPeople, advertsWithPeople, learnedFrom, today } from './labelled-people.ts'

/**
 * The adverts and people whose letters are read by judges: twenty trades, good and poor fits, learners of English
 * and people who write as they speak. Chosen before any letter was read.
 */
const pairs = [
	'ward-01/b warehouse-01/b school-01/a kitchen-01/a software-01/c hgv-01/a',
	'gp-receptionist/d gas-engineer/a accounts-payable/e estate-gardener/a',
	'nursery/a housing-officer/b vet-nurse/d legal-secretary/a water-lab-technician/a hair-salon/a',
	'hotel-reception/b van-driver-warehouse/a two-electrician-solar/b two-council-social-worker/d',
].flatMap((row) => row.split(' '))

type Printed = { to?: string; all?: boolean }

/**
 * Prints what twenty adverts ask for, and the letters that people would be given for them: `npm run bench:match --
 * letters`, with `--all` a letter for every CV, with `--to FILE` into a file.
 */
export async function printLetters({ to, all = false }: Printed): Promise<void> {
	const findNearest = createNearest(openMeaning())
	const letters = new Map<string, string>()
	for (const set of learnedFrom)
		for (const advert of await advertsWithPeople(set, (id) => all || pairs.includes(id)))
			for (const cv of advert.cvs)
				letters.set(`${advert.id}/${cv.id}`, sayLetter(advert, cv, findNearest))
	const ids = all ? [...letters.keys()] : pairs
	const text = ids
		.map((id, index) => `${'='.repeat(12)} ${index + 1} (${id})\n${letters.get(id) ?? ''}`)
		.join('\n\n')
	if (to === undefined) console.log(text)
	else writeFileSync(to, `${text}\n`)
}

function sayLetter(
	{ text }: AdvertWithPeople,
	{ document: cv }: AdvertWithPeople['cvs'][number],
	findNearest: ReturnType<typeof createNearest>,
): string {
	const advert = readAdvert(text)
	const match = matchCv({ cv, source: null, today }, advert, findNearest)
	const job = readJob({ text, title: advert.title })
	const letter = beginLetter({ cv, match, job, today })
	const essentials = advert.requirements.filter(({ need }) => need === 'essential')
	return [
		`ADVERT: ${advert.title ?? 'no title'}`,
		`ESSENTIALS: ${essentials.map(({ quote }) => quote).join('; ')}`,
		'',
		letter.text,
		'',
		`BESIDE THE LETTER: ${letter.toAdd.join(' ')}`,
	].join('\n')
}

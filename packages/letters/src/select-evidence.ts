import type { CvDocument } from '@app/cv'
import { isStrayWord, type MatchedRequirement, type MatchReport } from '@app/match'
import { findRefusal } from '@app/rewrite'
import { buildSentence, type LetterSentence, type ProvedAt } from './build-sentence.ts'

/** Some things that the advert asks for, and the one sentence that shows them. */
export type ChosenProof = { asked: MatchedRequirement[]; at: ProvedAt; sentence: LetterSentence }

export type Chosen = {
	proofs: ChosenProof[]
	left: MatchedRequirement[]
	claimed: MatchedRequirement[]
}

// A letter is one page, read in a minute.
const mostSentences = 6
const enough = 3
const mostNamed = 3

const weightOfNeed = { essential: 20, desirable: 10, mentioned: 0 }
const weightOfKind: Record<MatchedRequirement['kind'], number> = {
	credential: 8,
	tool: 7,
	language: 7,
	equipment: 6,
	method: 6,
	domain: 5,
	duty: 5,
	said: 2,
	soft: 1,
}

/**
 * Chooses what a letter answers: everything essential that the CV shows, then what is desirable and what the work is,
 * until there is enough to say. What one line shows goes into one sentence.
 */
export function selectEvidence(
	cv: CvDocument,
	{ requirements }: Pick<MatchReport, 'requirements'>,
	today: string,
): Chosen {
	const chosen: Chosen = { proofs: [], left: [], claimed: [] }
	const said = [JSON.stringify(cv), mortar]
	const byWeight = requirements
		.filter((one) => one.proof === 'shown' && !isStrayWord(one))
		.sort((one, other) => weighRequirement(other) - weighRequirement(one))
	for (const requirement of byWeight) {
		const ways = requirement.evidence.flatMap((evidence): Way[] => {
			const { path, quote, line } = evidence
			if (path === null) return []
			const at = { path, quote, line }
			const sentence = buildSentence(cv, at, today)
			return sentence === null || !isFit(sentence, said) ? [] : [{ at, sentence }]
		})
		ways.sort((one, other) => worthFor(requirement, other) - worthFor(requirement, one))
		take(chosen, requirement, ways)
	}
	return chosen
}

// The words that letters hold the CV's own together with.
const mortar =
	'As at I my work includes included from CV lists until say whether it is still valid you have finished am studying for studies was worked responsible in charge of accountable involved part self-employed volunteer January February March April May June July August September October November December'

// What is fit to be read: English made of the CV's own words.
function isFit({ as, text }: LetterSentence, others: readonly string[]): boolean {
	const sentence = as === '' ? text : `${as}, ${text}`
	return findRefusal(sentence, { before: '', others }) === null
}

type Way = { at: ProvedAt; sentence: LetterSentence }

function take(chosen: Chosen, requirement: MatchedRequirement, ways: readonly Way[]): void {
	const { proofs, left, claimed } = chosen
	const said = new Map(
		proofs.map((proof) => [`${proof.sentence.as} ${proof.sentence.text}`, proof]),
	)
	const known = ways.flatMap(({ sentence }) => said.get(`${sentence.as} ${sentence.text}`) ?? [])[0]
	const [first] = ways
	if (known !== undefined) {
		if (known.asked.length < mostNamed) known.asked.push(requirement)
		return
	}
	if (first === undefined) {
		claimed.push(requirement)
		return
	}
	const isWanted = requirement.need === 'essential' || proofs.length < enough
	if (isWanted && proofs.length < mostSentences) proofs.push({ asked: [requirement], ...first })
	else left.push(requirement)
}

function weighRequirement({ need, kind }: MatchedRequirement): number {
	return weightOfNeed[need] + weightOfKind[kind]
}

// A certificate is proved by the certificate itself, not by work that needs it.
function worthFor({ kind }: MatchedRequirement, { sentence }: Way): number {
	const isOfItsKind = (kind === 'credential' || kind === 'language') && sentence.holds !== null
	return isOfItsKind ? sentence.worth + 1 : sentence.worth
}

import type { Need } from './advert.ts'
import { needOfSentence } from './need-of-sentence.ts'

type Part = { heading: RegExp; need: Need | null }

/** What stands under a heading: how much it is wanted, `null` where it is about the employer. */
const parts: readonly Part[] = [
	{
		heading:
			/\b(?:desirables?|nice[- ]to[- ]haves?|bonus(?: points| skills)?$|bonus points|advantageous|advantages?|preferred|preferable|ideally|(?:would|will) (?:also )?(?:be (?:great|nice|useful|helpful|beneficial|handy|welcome|lovely|a (?:bonus|plus))|help)|good to have|(?:extra|plus) points|(?:would|we[’']d) (?:also |really )?(?:love|like) (?:it|to (?:see|hear))|even better|optional|(?:not|by no means) (?:essential|required|necessary)|a plus)\b/i,
		need: 'desirable',
	},
	{
		heading:
			/\b(?:essentials?|requirements?|required|must[- ]haves?|what (?:we(?:[’']re| are|[’']d)? )?(?:(?:also|really|would) )?(?:look(?:ing)? for|need|want|ask|expect|like)|we (?:need|want|ask)(?: for| you to (?:have|be))?$|we(?:[’']d| would) like (?:you|someone|somebody|a person)(?: (?:to|who) (?:have|be|has|is))?$|what you(?:[’']ll| will)?(?: need to)? (?:need|bring|have)|you(?:[’']ll| will| should| must| would)? (?:have|be|need|hold|bring)$|you(?:[’']ll| will| should| must| would) need|(?:do|succeed in) this (?:job|role)? ?well|person specification|about you|about the person|who (?:are you|you are|you[’']ll be)|skills(?: and|,| &| \/) ?(?:experience|qualifications|knowledge|abilities|attributes)|(?:experience|knowledge|qualifications|attributes|training|education)(?: and|,| &| \/) ?(?:skills|experience|qualifications|knowledge|training|attributes)|experience (?:required|needed)|your (?:skills|experience|profile|background)|the (?:ideal |successful |right )?(?:candidate|applicant|person)(?: (?:will|should|must) (?:have|be|need|hold))?$|candidate profile|to be successful|must have|(?:selection|essential) criteria)\b/i,
		need: 'essential',
	},
	{
		heading:
			/^(?:you|qualifications|(?:key |core |technical |your |personal )?(?:skills|qualities|attributes|competenc\w+)|experience|criteria|education|needs?|needed|wanted|we need|must)$/i,
		need: 'essential',
	},
	{
		heading:
			/\b(?:responsibilit\w+|duties|the role|your role|this role|role (?:overview|purpose|summary)|job (?:description|purpose|summary|role)|purpose of the (?:job|role|post)|what (?:you(?:[’']ll| will)(?: be)? do(?:ing)?|(?:the|this) (?:job|role|post|work) (?:involves|is|entails|includes))|day[- ]to[- ]day|a (?:typical )?(?:day|week)\b|key (?:tasks|activities|areas)|main tasks|tasks|the (?:job|work|post)|accountabilit\w+|you(?:[’']ll| will) be|the position|purpose of|post[- ]?holder will|you will$)\b/i,
		need: 'mentioned',
	},
	{
		heading:
			/^(?:a bit |more |all )?(?:about (?:us|the (?:company|team|trust|school|employer|client|practice|charity|organisation))|who we are|our (?:company|story|values|benefits|team|offer|client)|(?:the |our |company |employee |staff |key |further )?(?:benefits|perks|rewards?|package|salary|pay|hours|location)\b|what (?:we offer|we can offer|you(?:[’']ll| will) get|[’']s in it)|what[’']s in it|we (?:can )?offer|in return|why (?:join|work|us)|(?:how )?to apply|apply|equal opportunit\w+|diversity|our commitment|additional information|closing date|interviews?\b|next steps|the larger stuff|the boring bit|the deal)/i,
		need: null,
	},
]

const longestHeading = 60
const longestLeadIn = 110

/**
 * The heading that a line is or opens with ("Essential: a driving licence"), or `null`. A sentence that merely holds
 * such a word is no heading, nor is an item of a list.
 */
export function headingIn(
	line: string,
	{ isBullet }: { isBullet: boolean },
): { need: Need | null; rest: string } | null {
	const [, said, rest = ''] = /^([^:]{2,110}?)(?::|\s[–—-](?=\s))\s*(.*)$/.exec(line) ?? []
	const before = (said ?? line).trim().replace(/[?…]+$/, '')
	if (said === undefined && (isBullet || !standsAlone(line, before) || asks.test(line))) return null
	if (said !== undefined && before.length > (rest === '' ? longestLeadIn : longestHeading))
		return null
	const part = parts.find(({ heading }) => heading.test(before))
	if (part !== undefined) return { need: part.need, rest }
	// "We are looking for someone who has:" is no usual heading, but says as much as one.
	const need = said !== undefined && rest === '' ? needOfSentence(before, 'mentioned') : null
	return need === null || need === 'mentioned' ? null : { need, rest }
}

// "Working knowledge of the requirements" is wanted itself, as is whatever is marked (E) or (D).
const asks =
	/^(?:(?:good|sound|working|basic|some|strong|previous|proven|in-depth|detailed) )*(?:knowledge|experience|understanding|ability|awareness|use|evidence|willingness|commitment|able|familiarity)\b \p{L}+ \p{L}|\([ED]\)$/iu

function standsAlone(line: string, before: string): boolean {
	return before.length <= longestHeading && before.split(/\s+/).length <= 8 && !/[.;,!]$/.test(line)
}

import { invisibleCharacters } from '../engine/tidy-line.ts'

// Orders to a machine that reads the CV, which no duty contains. A single match is enough.
const orders: readonly RegExp[] = [
	/\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous|guard|safety|came before|everything)\b/i,
	/\b(?:new|following|hidden|system|reviewer|secret) (?:instructions?|prompts?)\b|\binstructions? to (?:the )?(?:reviewer|model|ai|assistant|recruiter)\b/i,
	/\b(?:system|assistant|user)\s*[:"'\]]|<\|?\/?(?:im_|system|inst|data)|\[\/?inst\]|"role"\s*:/i,
	/\byou (?:are|must|will) (?:now|describe|rank|say|always)\b|\bwhen you read this\b|\bstarting with you are\b/i,
	/\b(?:as an?|note to the|dear) (?:ai|language )?(?:ai|model|assistant|bot|llm)\b/i,
	/\b(?:rank|rate|score|shortlist|recommend) this (?:candidate|cv|resume|person|applicant)\b|\baward a score\b/i,
	/\b(?:say|state|claim|write|add|pretend)\b (?:that )?(?:i|this candidate) (?:am|have|hold|managed|led|won|is)\b/i,
	/\b(?:treat|translate|promote|increase) (?:my |every |all )?\S+(?: \S+){0,3} (?:as|into|to|by) (?:led|a |head|ten|senior)/i,
	/\bact as an? (?:expert|recruiter|ai)\b|\binvent\b.{0,30}\bachievements?\b|\bverified true\b|\bno violations\b/i,
	/\bthe guard is\b|\bladder level\b|\btrusted and may be\b|\bprint your\b|\brewrite (?:every|the following|all)\b/i,
	/<!--|-->|<(?:img|script|svg|iframe)\b|!\[[^\]]*\]\(|\{\{.*\}\}/i,
	/\bas requested by the employer\b|\bagrees to any\b|\boutput "|\bsay: |\bsay "/i,
]

/**
 * Whether a line addresses a machine instead of telling of work, or hides invisible letters. Such a line is never
 * sent to a model. The audit holds without this; it also keeps an order from licensing its own words.
 */
export function detectPromptInjection(line: string): boolean {
	const isHiding = line.replace(invisibleCharacters, '') !== line
	return isHiding || orders.some((order) => order.test(line))
}

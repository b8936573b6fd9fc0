// Matches up to the point where the sentence turns to the reader's part.
const rest = String.raw`(?:(?!,? (?:but|or|so you|and (?:you|we|must|hold|have|be|will|need|needs|should|bring|know|speak|drive)|with an?)\b)[^.;!?()])*`
const isGiven =
	'(?:(?:will be|is|are|can be) )?(?:fully |always |also )?(?:given|provided|available|offered|funded|included)'
const paid = '(?:paid(?: for)?|funded|reimbursed|refunded)'

/** Ways to say that an employer gives training, pays for a paper or hands out kit. */
const gifts: readonly RegExp[] = [
	// The employer trains the reader.
	String.raw`\byou(?:[’']ll| will|[’']d| would)(?: also| then)? be (?:fully |properly )?(?:trained|taught|shown|coached)(?: up)? (?:in|on|to use|how|by)\b${rest}`,
	String.raw`\byou(?:[’']ll| will|[’']d| would)(?: also| then)? (?:receive|get|be given|be offered) (?:[\p{L}-]+ ){0,4}(?:training|coaching|mentoring|tuition)\b${rest}`,
	String.raw`\byou(?:[’']ll| will|[’']d| would)(?: also| then)? be (?:fully )?supported (?:to|towards|through)\b${rest}`,
	String.raw`\bwe(?:[’']ll| will|[’']d| would| can| also)* (?:put|train|teach|support|help|show|coach) you\b${rest}`,
	String.raw`\bwe(?:[’']ll| will|[’']d| would| can| also)* (?:fund|sponsor|pay for|pay towards) (?:you|your|the)\b${rest}`,
	// Training is given.
	String.raw`\btraining (?:in|on|for|towards) [^.;!?(),]{1,80}? ${isGiven}\b`,
	String.raw`\btraining ${isGiven} (?:in|on|for|towards|to use)\b${rest}`,
	String.raw`\b(?:training|funding|support|help) (?:to|towards|with) (?:gain|gaining|achiev\p{L}+|complet\p{L}+|obtain\p{L}*|study|studying|becom\p{L}+|getting)\b${rest}`,
	// A paper is paid for.
	String.raw`\b(?:[\p{L}\d]+ ){1,4}(?:training|refreshers?|courses?|certifications?|qualifications?|CPC|fees?|memberships?) (?:(?:is|are|will be) )?(?:fully )?${paid}\b`,
	String.raw`\b(?:fully |company[- ])(?:funded|sponsored) (?:[\p{L}-]+ )?(?:NVQs?|SVQs?|training|qualifications?|courses?|apprenticeship|CPC|level)\b[^.;!?()]*`,
	String.raw`\b(?:uniforms?|PPE|vans?|vehicles?|tools|kit|hi-?vis|laptop|phone|boots|meals) (?:is |are )?(?:provided|supplied)\b`,
].map((words) => new RegExp(words, 'giu'))

const asksMore = /\b(?:must|essential|required|needed|desirable|preferred)\b/i
// To see to it that others are trained is work.
const isWork =
	/\b(?:ensur|arrang|organis|deliver|co-?ordinat|check|mak(?:e|ing) sure)\p{L}{0,12}\b[^.;!?]{0,60}$/iu
/** The characters before a match in which a verb such as “arrange” is looked for. */
const nearby = 60

/** Replaces the employer's offers in a line by gaps of the same length, so that no requirement is read from them. */
export function maskEmployerProvisions(line: string): string {
	return gifts.reduce(
		(text, gift) =>
			text.replace(gift, (said: string, ...more: unknown[]) => {
				const at = more.find((one) => typeof one === 'number') ?? 0
				const isTold = asksMore.test(said) || isWork.test(text.slice(Math.max(0, at - nearby), at))
				return isTold ? said : ';'.repeat(said.length)
			}),
		line,
	)
}

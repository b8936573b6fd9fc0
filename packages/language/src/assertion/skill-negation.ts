import type { Span } from '../text/span.ts'

const clauseEnds = /[.;:,()[\]|•\n]|\s[–—-]\s/
const time = '(?:\\s+(?:experience|knowledge|skills?|training|background))'
// Words that may stand between the denial and the name.
const passing =
	'(?:\\s+(?:an?|any|the|much|previous|prior|formal|direct|practical|professional|paid|commercial|hands-on|real))*'
const not = "(?:\\s+not|n[’']t)(?:\\s+yet)?"
const wanting =
	'keen|eager|hop(?:e|ing)|want(?:ing)?|wish|plan(?:ning)?|willing|happy|ready|looking|like|love|interested'
const toLearn = '(?:learn(?:ing)?|train(?:ing)?(?:\\s+in)?|study(?:ing)?|pick(?:ing)?\\s+up)'
const denials = [
	`(?:no|without|lack|lacks|lacking|limited to no|little or no)${passing}${time}(?:\\s+(?:of|in|with|using|on))${passing}`,
	`never\\s+(?:used|worked\\s+(?:with|on|in)|touched|tried|operated|driven|done|had|learnt|learned)${passing}`,
	`not\\s+yet\\s+(?:used|worked\\s+(?:with|on|in)|operated|driven|learnt|learned)${passing}`,
	`(?:have|has|had|did|do|does)${not}\\s+(?:used?|know|have|had|got|work(?:ed)?\\s+(?:with|on|in)|operated?|driven?|speak|spoken)${passing}(?:${time}\\s+(?:of|in|with|using|on))?`,
	`(?:am|was|[’']m)\\s+not(?:\\s+yet)?\\s+(?:familiar|experienced|trained|confident|fluent|skilled)\\s+(?:with|in|on)${passing}`,
	`(?:unfamiliar\\s+with|untrained\\s+(?:in|on))${passing}`,
	`(?:${wanting})\\s+(?:to|in)\\s+${toLearn}(?:\\s+(?:more|about|how\\s+to\\s+use|to\\s+(?:use|speak)))*${passing}`,
].join('|')
const denied = new RegExp(`\\b(?:${denials})\\s+$`, 'i')
const deniedWhole = new RegExp(`\\b(?:no|without|lacking)${passing}\\s+$`, 'i')
const thing = new RegExp(`^${time}\\b(?!\\s+(?:gaps?|lost|wasted))`, 'i')

// Something was done without it; this counts only where the name ends its phrase and no denial stands in front.
const goneWithout = new RegExp(
	`(?<!\\b(?:never|not|no|nobody|seldom|rarely|cannot|can[’']t|couldn[’']t|don[’']t)\\b[^.;:]{0,40})\\bwithout${passing}\\s+$`,
	'i',
)
const endsName =
	/^\s*(?:$|[.;:,)]|(?:i|we|they|he|she|it|you|the|an?|our|my|for|in|on|at|by|to|when|while|because|so|but|until|during|after|before|from|as)\b)/i
// A thing that couldn't have been done without the skill was done with it.
const neededIt = /^[^.;]{0,30}\b(?:could|would|can|might)(?:\s*not\b|n[’']t\b|\s+never\b)/i

// A lack at school or before another event tells nothing about today.
const longAgo = /^\s+(?:at (?:school|first|the time)|when|then|before|until)\b/i

/**
 * Whether a line's statement about a name is about school or a time before another event: "I did not have Excel at
 * school".
 */
export function isOfEarlierTime(text: string, { end }: Pick<Span, 'end'>): boolean {
	return longAgo.test(text.slice(end))
}

/** Whether a line names a skill or tool only to say that its writer lacks it: "no SAP experience", "keen to learn SQL". */
export function isNegatedSkill(text: string, { start, end }: Span): boolean {
	const ahead = text.slice(0, start).split(clauseEnds).at(-1) ?? ''
	const behind = text.slice(end)
	const isSaid = /experience$|knowledge$|skills?$|training$/i.test(text.slice(start, end))
	if (isOfEarlierTime(text, { end })) return false
	if (goneWithout.test(ahead) && endsName.test(behind) && !neededIt.test(behind)) return true
	return denied.test(ahead) || (deniedWhole.test(ahead) && (isSaid || thing.test(behind)))
}

const learns =
	"(?:(?:currently|presently|still|now|also|been|am|self)[\\s-]+|i[’']m\\s+)*(?:learning|being\\s+trained\\s+(?:in|on|to\\s+use)|teaching\\s+myself|studying)"
const learning = new RegExp(
	`(?:^|\\b(?:currently|presently|am|[’']m|still|now|also|been|and)\\s+)(?:${learns})(?:\\s+(?:to\\s+(?:use|speak|write|code\\s+in|drive|operate)|how\\s+to\\s+use|about|some|basic))*\\s+$`,
	'i',
)
const learningBehind =
	/^\s*[(,:–—-]?\s*(?:currently\s+|still\s+|now\s+)*(?:learning|in\s+training|being\s+trained)\s*(?:[).;,]|$)/i

/** Whether a line tells that its writer is still learning the named skill. */
export function isBeingLearnt(text: string, { start, end }: Span): boolean {
	const ahead = text.slice(0, start).split(clauseEnds).at(-1) ?? ''
	return learning.test(ahead.trimStart()) || learningBehind.test(text.slice(end))
}

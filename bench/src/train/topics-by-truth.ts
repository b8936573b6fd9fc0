import type { Topic } from '@app/cv-import/classifier'
import type { PageTruth } from '../import/pages/page-truth.ts'
import { PairedWords, wordsOf } from './paired-words.ts'

/** A line has the topic that has at least this share of its words, and this much more than any other. */
const leastShare = 0.5
const leastLead = 0.15
/** Of a line that is about none, no topic has more. */
const mostOfOther = 0.15

/**
 * Returns a function that tells the topic of a line by the known content of its page: the topic whose words the line
 * has. The function returns `null` where that isn't certain, `other` where no topic has the line's words.
 */
export function topicsByTruth(truth: PageTruth): (line: string) => Topic | null {
	const known = Object.entries(textsByTopic(truth)).map(([topic, texts]) => ({
		topic: topic as Topic,
		words: new PairedWords(texts),
	}))
	return (line) => {
		const words = wordsOf(line)
		const ranked = known
			.map(({ topic, words: own }) => ({ topic, share: own.shareOf(words) }))
			.sort((a, b) => b.share - a.share)
		const [best, second] = ranked
		if (best === undefined || second === undefined || words.length === 0) return null
		if (best.share < mostOfOther) return words.length > 1 ? 'other' : null
		return best.share >= leastShare && best.share >= second.share + leastLead ? best.topic : null
	}
}

type Texts = readonly (string | undefined)[]

function textsByTopic(truth: PageTruth): Record<Topic, Texts> {
	const { experience, education, languages } = truth
	return {
		header: Object.values(truth.personalInfo),
		professionalSummary: [truth.summary],
		experience: experience.flatMap(({ title, organization, location, bullets = [] }) => [
			title,
			organization,
			location,
			`${title} ${organization}`,
			`${organization} ${title}`,
			...bullets,
		]),
		education: education.flatMap(({ qualification, field, institution, grade, location }) => [
			qualification,
			field,
			institution,
			grade,
			location,
			`${qualification} ${field}`,
			`${field} ${institution}`,
			`${qualification} ${institution}`,
		]),
		skills: [...truth.skills, ...truth.neutralSkills],
		language: languages.flatMap(({ name, level }) => [name, level, `${name} ${level ?? ''}`]),
		other: [
			...[...truth.certifications, ...truth.projects].map(({ name }) => name),
			...truth.interests,
			...truth.references,
		],
	}
}

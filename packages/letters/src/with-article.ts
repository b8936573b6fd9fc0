import { articleFor, splitWords } from '@app/language'

/** A noun in the singular behind "a" or "an", by its sound: "an HGV driver", "a UK driver", "an hourly check". */
export function withArticle(noun: string): string {
	const [first = ''] = splitWords(noun)
	return `${articleFor(first)} ${noun}`
}

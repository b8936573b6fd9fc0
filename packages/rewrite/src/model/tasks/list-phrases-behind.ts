import { analyseLine, type Token } from '@app/language/analysis'

type Edges = {
	/** Whether a token opens a phrase; `next` is the word behind it. */
	opens: (token: Token, next: string) => boolean
	/** Whether a token ends it. A mark always does. */
	ends: (token: Token) => boolean
}

/** Returns the words between each token that opens a phrase and the next token that ends it. */
export function listPhrasesBehind(text: string, { opens, ends }: Edges): string[] {
	const { tokens } = analyseLine(text)
	return tokens
		.filter((token) => opens(token, tokens[token.index + 1]?.lower ?? ''))
		.map(({ index }) => {
			const rest = tokens.slice(index + 1)
			const end = rest.findIndex((token) => token.tag === 'PUN' || ends(token))
			return (end < 0 ? rest : rest.slice(0, end)).map((token) => token.text).join(' ')
		})
		.filter(Boolean)
}

import type { Locator, Page } from 'playwright-core'

/** One thing that a person does, with how long it takes them and how long they then wait, in seconds. */
export type Step = { what: string; takesS: number; waitsS: number }

// The keystroke-level model: deciding, moving the hand to something, pressing it; and reading without hurry.
const decideS = 1.35
const pointS = 1.1
const pressS = 0.2
const wordsPerMinute = 230

/** A simulated first-time visitor, who reads what is shown, decides, points and presses. */
export class Person {
	readonly steps: Step[] = []
	readonly page: Page

	constructor(page: Page) {
		this.page = page
	}

	/** Presses something and waits until `done` settles. */
	async press(what: string, button: Locator, done: () => Promise<unknown>): Promise<void> {
		await button.waitFor()
		await this.#act(what, { takesS: decideS + pointS + pressS }, async () => {
			await button.click()
			await done()
		})
	}

	/** Chooses a file: the button, the file in the system's window, and its Open. */
	async choose(
		what: string,
		{ field, file }: { field: Locator; file: { name: string; mimeType: string; buffer: Buffer } },
		done: () => Promise<unknown>,
	): Promise<void> {
		await this.#act(what, { takesS: 3 * (decideS + pointS + pressS) }, async () => {
			await field.setInputFiles(file)
			await done()
		})
	}

	/** Reads the words of something. */
	async read(what: string, passage: Locator): Promise<void> {
		this.#readWords(what, await countWords(passage))
	}

	/** Reads the words of a passage except those of one part of it. */
	async readBut(what: string, passage: Locator, part: Locator): Promise<void> {
		this.#readWords(what, (await countWords(passage)) - (await countWords(part)))
	}

	#readWords(what: string, words: number): void {
		const takesS = (words / wordsPerMinute) * 60
		this.steps.push({ what: `${what} (${words} words)`, takesS, waitsS: 0 })
	}

	async #act(
		what: string,
		{ takesS }: { takesS: number },
		act: () => Promise<void>,
	): Promise<void> {
		const began = performance.now()
		await act()
		this.steps.push({ what, takesS, waitsS: (performance.now() - began) / 1000 })
	}
}

async function countWords(passage: Locator): Promise<number> {
	const shown = await passage.allInnerTexts()
	return shown.join(' ').split(/\s+/).filter(Boolean).length
}

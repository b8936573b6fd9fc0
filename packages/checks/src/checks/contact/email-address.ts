/** The form of an address that e-mail can reach; no message is sent to it. */
const emailAddress =
	/^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u

/** Whether mail could reach the address. */
export function isEmailAddress(text: string): boolean {
	return emailAddress.test(text)
}

const almostAnAddress =
	/(?<![\w.+-])[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?\w+)*/i

/** The first words of the lines that are, or were meant as, an e-mail address; `null` without any. */
export function findEmailAttempt(lines: readonly string[]): string | null {
	for (const line of lines) {
		const match = almostAnAddress.exec(line)
		if (match !== null) return match[0]
	}
	return null
}

import { expect, test } from 'vitest'
import { repairMojibake } from './repair-mojibake.ts'

test.each([
	['Acme â€“ Leeds', 'Acme – Leeds'],
	['the clientâ€™s CafÃ©', 'the client’s Café'],
	['Acme ï¼ Leeds', 'Acme - Leeds'],
	['â€œLedgerâ€', '“Ledger”'],
	['Â£40k, MÃ¼nchen', '£40k, München'],
])('%s was read in the wrong encoding', (text, right) => {
	expect(repairMojibake(text)).toBe(right)
})

test.each(['São Paulo, SÃO PAULO', 'Ångström – Ï', 'naïve café', 'Größe „Ä“'])(
	'%s stays as it is',
	(text) => {
		expect(repairMojibake(text)).toBe(text)
	},
)

import { expect, test } from 'vitest'
import { isPartlyForeign, looksEnglish } from '../index.ts'

test.each([
	[
		'Cared for 14 residents with dementia on each shift, from personal care to meals, and trained four new carers in moving and handling',
		true,
	],
	[
		'Drove vans. Loaded parcels. Fixed tyres. Cleaned depots. Checked invoices. Answered calls. Trained juniors. Ordered parts. Sold spares. Swept floors.',
		true,
	],
	[
		'Pilotage de la refonte de douze sites institutionnels pour le compte de la région, avec une équipe de six personnes et un budget de 400 000 euros',
		false,
	],
	[
		'Verantwortlich für die Planung und Durchführung von Schulungen mit bis zu 30 Teilnehmern, zuständig für das Budget der Abteilung und die Auswahl der Trainer',
		false,
	],
	[
		'Responsable de la atención al cliente en la tienda y de la formación de los nuevos empleados, con resultados por encima de los objetivos del año',
		false,
	],
	['Drove vans in Le Havre', true],
])('%s', (text, isEnglish) => {
	expect(looksEnglish(text)).toBe(isEnglish)
})

test.each([
	['Opieka nad starszą osobą w domu, cooking, sprzątanie and go with her to doctor', true],
	['limpieza de oficinas por la noche, empty de bins', true],
	['pulizia degli uffici di notte, cleaning con la macchina', true],
	['delivring parcels w/ van, lodaing in morning, customer signiture', false],
	['Served pain au chocolat in a café', false],
	['Worked at Café de la Paix for two years as chef de partie', false],
])('part of %s is in another language: %s', (text, isForeign) => {
	expect(isPartlyForeign(text)).toBe(isForeign)
})

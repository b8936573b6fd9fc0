/** The label in front of a telephone number or an address: “Tel.:”, “E-mail:”. */
export const contactLabel =
	/^(?:\s*(?:e-?mail(?: (?:address|id))?|mail|courriel|correo(?: electr[oó]nico)?|tel(?:ephone)?(?: (?:number|no))?|tel(?:efono|efoon|efon|éfono|efone)?|t[ée]l(?:[ée]phone)?\.?|phone(?: number)?|mob(?:ile)?(?: (?:phone|number|no))?|contact (?:number|no)|cell(?: phone)?|handy|mobil|m[oó]vil|telem[oó]vel|(?:home |postal |current )?address|adresse|anschrift|adres|domicilio|residenza|direcci[oó]n|indirizzo|morada|adres|anschrift|location|town|city|post ?code|lives in|based in|wohnort|website|web|linkedin|github|portfolio|name|nom|nombre|nome|naam|contact|home|e|t|m|p|a|w)\s*[:.]\s*)+/iu

/** Whether a text is only the label of a telephone number or an address: “Tel.:”, “Correo electrónico”. */
export function isContactLabel(text: string): boolean {
	return (
		contactLabel.exec(`${text.replace(/[:.]$/, '')}:`)?.[0].length ===
		text.replace(/[:.]$/, '').length + 1
	)
}

/**
 * The label of a telephone number or an e-mail address left at the end of a line, whose value stood behind it: "Leeds
 * LS1 4AB Tel".
 */
export const danglingLabel =
	/[\s,;|•·–-]+(?:(?:e-?mail|courriel)(?: address)?|(?:tel(?:ephone)?|t[ée]l[ée]phone|phone|mob(?:ile)?|cell|contact)(?: (?:phone|number|no))?|handy|mobil|m[oó]vil|telem[oó]vel|[temp](?=\s*[:.]))\s*[:.]?\s*$/iu

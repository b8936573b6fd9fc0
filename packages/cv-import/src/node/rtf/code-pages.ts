const byCharacterSet: Record<number, string> = {
	0: 'windows-1252',
	77: 'macintosh',
	128: 'shift_jis',
	129: 'euc-kr',
	134: 'gbk',
	136: 'big5',
	161: 'windows-1253',
	162: 'windows-1254',
	163: 'windows-1258',
	177: 'windows-1255',
	178: 'windows-1256',
	186: 'windows-1257',
	204: 'windows-1251',
	222: 'windows-874',
	238: 'windows-1250',
	254: 'cp437',
	255: 'cp850',
	2: 'symbol',
}

const byCodePage: Record<number, string> = {
	437: 'cp437',
	850: 'cp850',
	866: 'ibm866',
	874: 'windows-874',
	932: 'shift_jis',
	936: 'gbk',
	949: 'euc-kr',
	950: 'big5',
	10000: 'macintosh',
	65001: 'utf-8',
}

// The upper halves of the two code pages of DOS that no decoder knows.
const ofDos: Record<string, string> = {
	cp437:
		'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ',
	cp850:
		'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■ ',
}

/** The encoding of a font by its `\fcharset`; `null` for that of the document. */
export function encodingOfCharacterSet(characterSet: number): string | null {
	return byCharacterSet[characterSet] ?? null
}

/** The encoding of a document by its `\ansicpg`. */
export function encodingOfCodePage(codePage: number): string {
	const named = byCodePage[codePage]
	if (named !== undefined) return named
	return codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252'
}

/** Decodes a string of single bytes into the text that they encode. */
export function decodeBytes(bytes: string, encoding: string): string {
	if (!/[\u0080-\u00ff]/.test(bytes)) return bytes
	if (encoding === 'symbol') return bytes.replace(/[\u0080-\u00ff]/g, '•')
	const upper = ofDos[encoding]
	if (upper !== undefined)
		return bytes.replace(/[\u0080-\u00ff]/g, (byte) => upper[byte.charCodeAt(0) - 128] ?? '')
	return new TextDecoder(encoding).decode(Buffer.from(bytes, 'latin1'))
}

// Written by `npm run data` from data/qualification-cues.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const qualificationCues = `list	words
after-place	so|as|because|since|or|and|for|to|when|if|due|by
after-subject	or|is|are|was|would|will|can|could|should|must|may
after-subject	and (?:an?|at|the|current|previous|experience|be|have|has|hold|having|holding|being|you|we|to|are|is|can|must|will|some|good|strong)
after-subject	plus|with|within|at|from|by|to|as|before|after|when|while|because|if|so|since|until|unless|including|for|in|on
after-subject	we|you|desirable|essential|preferred|required|but|which|who|that
any-subject	any|relevant|related|similar|other|another|subject|discipline|field|area|e\\.?g|such as|like|ideally
any-subject	preferabl[ey]
before-subject	licen[cs]ed|certified|qualified|accredited
before-subject	(?:licen[cs]e|certificate|qualification|diploma|award|degree|ticket|card) (?:in|for|of|as)
core-skills	English|maths|mathematics|literacy|numeracy
first-degrees	B(?:A|Sc|Ed|Eng|Mus|Des|Tech|Com|Arch|N|Nurs|Th|FA|BA)|LLB|MA \\(Hons\\)|Bachelor (?:of|in) \\p{L}+
first-degrees	Bachelor[’']s degree
frame-of-name	NVQ|SVQ|BTEC|City (?:&|and) Guilds|Level\\s+[1-8]|(?:extended|national|technical)\\s+diploma|diploma|certificate
frame-of-name	award
frame-words	and|or|of|in|the|a|an|with|level|hons|honours|degree|nvq|svq|qcf|rqf|btec|hnc|hnd|ba|bsc|beng|ma|msc|meng|phd
frame-words	diploma|certificate|award|qualification|bachelor|master|foundation|extended|national|city|guilds|grade|pass
frame-words	merit|distinction|first|class|upper|lower|second|studies|science|arts|professional|practice|principles
frame-words	management|services?|applied|general|skills?|work|\\d.*
no-subject	Essential|Desirable|Required|Preferred|Minimum|Or|And|With|Ideally|Plus|Assessor|Working|Held|Relevant
numerate-subjects	math|statist|physic|engineer|econom|comput|account|financ|actuar|chemi|operational research|data|banking
numerate-subjects	informatics
qualifications	NVQs?|SVQs?|S/NVQ|BTEC|HNC|HND|diploma|certificate|qualification|degree|BA|BSc|MSc|MA|PhD|level [1-8]|award
qualifications	City (?:&|and) Guilds|apprenticeship|PG\\w+|GCSEs?
years-of-other-things	licen[cs]es?|licensed|held|hold|holding|driving(?! min)|category|resident|residen\\w+|liv(?:e|ed|ing)|contract
years-of-other-things	fixed[- ]term|temporary|maternity|history|address(?:es)?|aged?|old|guarantee|warranty|trading|established
years-of-other-things	references?|points|cover|placement|apprenticeship|course|funding|growth|leave|pension|service[,.]|bonus|after
years-of-other-things	within|last|next|past|every|for \\p{L}+ years|passports?|valid (?:for|until)|in business(?=\\s*(?:[.,;!]|$))`

// Written by `npm run data` from data/figure-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const figureWords = `list	words
approximately	about|around|roughly|approximately|approx\\.?|circa|c\\.|ca|some|in the region of|something like|typically|maybe
approximately	perhaps|possibly|near|averaging|average of|an estimated
between-number-and-noun	of|%|percent|per|cent|the|our|my|or|so|plus|different|x|\\+|-|–
times	hour|shift|day|night|evening|morning|afternoon|weekend|week|fortnight|month|quarter|term|season|year|session
times	visit|lesson|service|monday|tuesday|wednesday|thursday|friday|saturday|sunday
weak-numbers	one|a|an|both|pair|couple|half|quarter|third|first|second|single|fortnight`

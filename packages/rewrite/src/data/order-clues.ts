// Written by `npm run data` from data/order-clues.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const orderClues = `clue	weight
(none)	-4.15
class anyway	0.66
class confirmed	0.36
class courtesy	0.78
class decode	0.45
class document	0.50
class earlier	0.28
class grade	0.51
class ignore	0.94
class invent	0.76
class machine	0.90
class must	0.35
class orders	0.47
class person	1.10
class pretend	0.58
class quiet	0.33
class reader	1.24
class tell	0.92
class treat	0.57
classes addressed addressed	-0.37
classes addressed confirmed	0.35
classes addressed correction	-0.71
classes addressed courtesy	0.30
classes addressed earlier	0.44
classes addressed grade	-0.46
classes addressed invent	0.23
classes addressed machine	0.62
classes addressed must	-0.39
classes addressed orders	0.43
classes addressed person	-0.44
classes addressed praise	0.63
classes addressed pretend	0.22
classes addressed reader	0.42
classes addressed tell	0.31
classes addressed treat	0.39
classes addressed writer	0.68
classes anyway correction	0.64
classes anyway invent	0.40
classes anyway tell	0.25
classes confirmed confirmed	0.52
classes confirmed earlier	-0.35
classes confirmed grade	-0.51
classes confirmed person	0.40
classes confirmed quiet	0.45
classes correction anyway	-0.54
classes correction correction	0.55
classes correction document	0.03
classes correction grade	-0.25
classes correction machine	0.44
classes correction orders	0.49
classes correction reader	0.61
classes correction treat	0.57
classes correction writer	-0.49
classes courtesy correction	-0.51
classes courtesy earlier	0.49
classes courtesy must	0.48
classes courtesy tell	0.89
classes decode decode	0.54
classes decode document	0.63
classes decode earlier	0.32
classes decode machine	0.38
classes decode writer	0.44
classes document addressed	0.10
classes document anyway	-0.42
classes document decode	0.31
classes document document	0.52
classes document earlier	-0.42
classes document ignore	-0.26
classes document must	0.64
classes document orders	-0.56
classes document reader	0.44
classes document tell	0.31
classes document treat	0.32
classes document writer	-0.40
classes earlier addressed	0.12
classes earlier anyway	0.24
classes earlier earlier	0.19
classes earlier orders	0.35
classes earlier person	0.53
classes earlier tell	0.58
classes earlier treat	0.74
classes grade correction	0.30
classes grade courtesy	-0.63
classes grade grade	0.74
classes grade ignore	-0.35
classes grade must	0.29
classes grade orders	0.28
classes grade praise	0.34
classes grade pretend	0.27
classes grade tell	0.58
classes ignore anyway	0.37
classes ignore document	0.52
classes ignore earlier	0.46
classes ignore grade	-0.12
classes ignore orders	0.67
classes ignore person	0.26
classes ignore tell	0.81
classes ignore writer	0.23
classes invent grade	0.57
classes invent invent	0.69
classes machine anyway	0.34
classes machine correction	0.45
classes machine courtesy	0.77
classes machine grade	0.57
classes machine must	0.84
classes machine orders	0.42
classes machine person	0.72
classes machine praise	0.45
classes machine reader	0.45
classes machine tell	0.67
classes must confirmed	0.85
classes must earlier	0.30
classes must grade	0.38
classes must machine	-0.46
classes must must	-0.46
classes must quiet	-0.30
classes orders anyway	0.34
classes orders correction	0.48
classes orders decode	-0.48
classes orders ignore	0.56
classes orders invent	0.61
classes orders machine	-0.43
classes orders must	0.32
classes orders orders	-0.31
classes orders person	0.48
classes orders reader	0.52
classes orders tell	0.94
classes orders writer	0.60
classes person document	-0.44
classes person earlier	0.30
classes person grade	0.37
classes person must	-0.17
classes praise document	0.28
classes praise invent	0.56
classes praise reader	0.30
classes praise treat	0.33
classes pretend earlier	0.41
classes pretend grade	0.26
classes pretend invent	0.45
classes pretend pretend	0.25
classes pretend writer	0.53
classes quiet document	0.40
classes quiet orders	0.54
classes reader addressed	0.44
classes reader document	0.29
classes reader grade	0.29
classes reader must	0.41
classes reader person	0.34
classes reader tell	0.31
classes reader treat	0.46
classes tell confirmed	0.22
classes tell correction	0.19
classes tell decode	-0.45
classes tell document	0.44
classes tell earlier	0.35
classes tell grade	1.04
classes tell ignore	-0.44
classes tell machine	-0.40
classes tell orders	0.47
classes tell person	0.88
classes tell pretend	-0.47
classes tell writer	0.94
classes treat decode	0.34
classes treat grade	0.63
classes treat invent	0.37
classes treat machine	0.48
classes treat person	0.54
classes treat quiet	0.64
classes writer addressed	1.04
classes writer confirmed	0.29
classes writer correction	-0.43
classes writer ignore	-0.28
classes writer must	0.29
classes writer pretend	-0.54
classes writer treat	0.30
disguise apart	1.22
disguise digits	2.45
disguise encoded	2.48
disguise invisible	2.24
disguise reversed	2.28
disguise shifted	2.37
foreign	1.47
mark arrow	0.72
mark braces	0.29
mark brackets	0.82
mark capitals	-0.52
mark colon	0.92
mark label inside	-0.27
mark picture	0.67
mark quoted	1.34
mark rule	1.01
mark tag	0.66
opens anyway	0.34
opens courtesy	0.51
opens decode	0.90
opens ignore	1.14
opens machine	0.80
opens must	-0.64
opens praise	0.41
opens pretend	0.41
opens quiet	0.22
opens reader	0.48
opens tell	0.84
opens treat	0.60
script other	0.77
tag first CD	-1.55
tag first JJ	-0.43
tag first MD	-0.59
tag first NN	-0.31
tag first NN$	0.36
tag first NNP	-0.57
tag first PUN	0.40
tag first RB	-0.60
tag first SC	0.37
tag first UH	-1.11
tag first VBD	-0.38
tag first VBG	-0.85
tag first WH	-0.37
tags CC CD	-0.80
tags CC JJ	-0.59
tags CC NN	-0.42
tags CC NNS	-0.52
tags CC PUN	-0.28
tags CC VBG	-0.56
tags CC VBZ	0.43
tags CC WH	0.65
tags CD CC	-0.27
tags CD CD	0.39
tags CD JJ	0.19
tags CD NN$	-0.20
tags CD NNS	-0.48
tags CD SC	-0.39
tags CD UH	0.01
tags CD VBN	0.44
tags CD VBP	0.24
tags DT CC	0.48
tags DT DT	-0.56
tags DT NN$	0.36
tags DT NNP	-0.53
tags DT PUN	0.58
tags DT RB	0.05
tags DT RP	-0.24
tags DT VBD	-0.63
tags DT WH	0.28
tags IN NNP	-0.28
tags IN VB	0.55
tags IN VBG	0.13
tags IN VBZ	0.22
tags JJ CD	0.51
tags JJ JJ	-1.07
tags JJ NNP	-0.34
tags JJ PRP$	0.82
tags JJ TO	-0.55
tags MD NN	0.61
tags NN CC	-0.61
tags NN DT	0.49
tags NN MD	0.56
tags NN NN	-0.23
tags NN NNS	-0.80
tags NN PRP	0.40
tags NN PRP$	0.65
tags NN RB	0.35
tags NN TO	-0.71
tags NN UH	1.09
tags NN VBD	-0.49
tags NN VBN	-0.25
tags NN VBP	0.21
tags NN VBZ	0.35
tags NNP CD	-0.63
tags NNP DT	0.39
tags NNP NN	-0.27
tags NNP NNP	-0.54
tags NNP UH	0.56
tags NNP VBZ	0.48
tags NNS CD	0.48
tags NNS MD	-0.65
tags NNS NNP	-1.01
tags NNS PRP	-0.24
tags NNS PRP$	0.37
tags NNS TO	0.19
tags NNS VB	-0.52
tags NNS VBN	-0.64
tags PRP IN	0.51
tags PRP JJ	-0.44
tags PRP NNS	0.29
tags PRP PRP	0.45
tags PRP PUN	0.23
tags PRP UH	-0.12
tags PRP VB	0.23
tags PRP VBD	0.25
tags PRP$ IN	0.45
tags PRP$ PUN	0.41
tags PUN DT	0.33
tags PUN IN	0.41
tags PUN NN$	0.50
tags PUN NNP	-0.52
tags PUN PRP$	-0.48
tags PUN PUN	0.99
tags PUN SC	0.48
tags PUN TO	0.50
tags PUN UH	0.60
tags PUN VBG	-0.62
tags PUN VBP	0.33
tags PUN WH	0.27
tags RB JJ	-0.28
tags RB NN	0.60
tags RB NNP	0.21
tags RB PUN	0.47
tags RB RB	-1.11
tags RB VB	-0.90
tags RB VBG	0.64
tags RB VBN	-0.21
tags RB VBZ	0.37
tags RP IN	-0.73
tags RP PUN	-0.43
tags RP RB	0.34
tags SC DT	0.34
tags SC NN	0.44
tags SC PUN	0.42
tags SC VBG	0.30
tags SC VBP	0.44
tags UH CD	-0.52
tags UH NN	0.35
tags UH NNP	0.36
tags UH NNS	0.43
tags UH UH	0.89
tags VB DT	-0.28
tags VB IN	-0.39
tags VB MD	0.42
tags VB NN	-0.61
tags VB NNP	0.36
tags VB PRP$	-0.36
tags VB RP	-0.41
tags VB SC	0.24
tags VB VBN	0.39
tags VBD CC	-0.44
tags VBD DT	-0.26
tags VBD NNP	-0.38
tags VBD NNS	0.52
tags VBD RB	0.30
tags VBD RP	-0.59
tags VBD SC	-0.21
tags VBD TO	-0.68
tags VBD VB	-0.47
tags VBD VBD	0.58
tags VBD WH	-0.49
tags VBG CC	0.43
tags VBG JJ	-0.22
tags VBG NN	-0.34
tags VBG NNS	-0.70
tags VBG PRP	-0.35
tags VBG PUN	0.47
tags VBN JJ	0.27
tags VBN NN	-0.30
tags VBN PRP	0.25
tags VBN RP	0.33
tags VBP CD	0.91
tags VBP IN	-0.18
tags VBP NN	-0.43
tags VBP NNP	-0.43
tags VBP NNS	-1.20
tags VBP VBG	-0.93
tags VBP VBN	0.46
tags VBZ NNP	0.31
tags VBZ PUN	1.01
tags VBZ TO	0.60
tags VBZ WH	0.51
tags WH MD	-0.24
tags WH NN	0.39
tags WH NNP	0.77
tags WH NNS	0.36
tags WH PUN	-0.31
tags WH TO	-0.56
tags WH VBD	-0.37
tags WH VBP	0.51
word 2m	0.64
word a2	0.33
word about	0.13
word above	0.17
word accepted	0.36
word accredited	0.32
word achievements	0.42
word across	0.46
word add	0.41
word added	0.18
word admin	0.36
word adr	0.32
word advert	0.29
word adviser	0.43
word again	-0.29
word against	-0.43
word agents	0.30
word agree	0.42
word ai	-0.38
word aid	0.27
word alarm	-0.36
word already	0.67
word always	0.30
word an	-0.27
word answer	-0.33
word answered	0.63
word answers	-0.27
word any	0.57
word anything	-0.15
word anyway	0.58
word app's	0.40
word append	0.33
word applicant	0.72
word applicant's	0.59
word applications	-0.52
word applies	0.47
word apply	-0.42
word approved	0.42
word architect	0.26
word are	0.53
word aria	-0.34
word as	0.71
word assistant	0.29
word at	-0.38
word attended	0.44
word audited	0.47
word authorised	0.24
word automated	0.43
word award	-0.65
word aws	0.35
word bank	-0.29
word bar	-0.45
word before	-0.56
word begin	0.53
word begins	-0.30
word behalf	0.15
word best	-0.87
word bestanden	0.47
word better	0.56
word between	0.20
word bitte	0.50
word blind	-0.35
word board	-0.46
word book	-0.63
word boss	0.53
word bot	0.40
word brightpath	0.37
word bring	-0.52
word built	-0.43
word bullet	-0.21
word c1	0.38
word calls	-0.69
word can	-0.73
word candidate	0.74
word candidates	-0.39
word candidato	0.65
word cargo	0.51
word cash	-0.19
word ce	0.61
word centre	0.36
word certified	0.23
word chartered	0.45
word che	0.56
word check	-0.80
word checks	-0.29
word chez	0.44
word chief	0.57
word classes	0.21
word clean	-0.69
word cleaned	0.54
word cleaners	0.38
word clerk	-0.37
word close	-0.32
word closed	0.48
word club	-0.42
word co	-0.70
word code	-0.23
word college	-0.49
word come	-0.47
word command	-0.35
word company	0.32
word compare	0.56
word competitor	0.37
word complaints	-0.31
word components	0.40
word con	-0.31
word confirmed	-0.20
word considered	-0.50
word consignes	0.29
word contact	-0.29
word contain	0.38
word content	0.37
word continue	0.26
word continuous	0.22
word copied	0.46
word copies	0.34
word copy	-0.43
word copying	-0.27
word could	-0.35
word counts	0.24
word course	-0.44
word courses	0.13
word court	-0.30
word cover	-0.55
word customer	-0.43
word cv	0.56
word cvs	0.81
word dass	0.64
word data	-0.15
word date	-0.73
word dates	0.86
word day	-0.94
word de	-0.41
word dear	0.45
word decode	0.67
word default	0.52
word degree	0.21
word describe	0.63
word described	0.48
word designer	-0.26
word developers	-0.43
word did	-0.84
word diese	0.47
word differ	-0.48
word diploma	-0.35
word directed	0.46
word director	0.57
word dirige	0.41
word dismissal	0.48
word distinction	0.23
word do	-0.37
word document	0.43
word don't	-0.73
word drafted	-0.35
word driver	0.25
word du	-0.24
word duties	-0.30
word e	0.41
word each	-0.46
word early	-0.86
word ein	0.54
word el	0.38
word email	-0.97
word employee	0.41
word end	0.31
word engine	-0.34
word engineers	0.47
word english	-0.22
word entry	-0.31
word equestrian	0.53
word escribe	0.40
word est	0.53
word et	0.33
word evaluation	0.55
word evening	0.29
word ever	-0.35
word every	-0.02
word exactly	0.30
word experience	-1.08
word expert	0.37
word expired	-0.30
word facts	0.34
word false	-0.30
word family	0.12
word fed	0.36
word figure	0.44
word filed	0.60
word filing	0.54
word fills	0.33
word finish	-0.26
word firm's	-0.36
word flag	0.80
word fleet	0.41
word floor	0.37
word follow	-0.25
word following	0.34
word footings	0.66
word for	-0.30
word form	-0.27
word formatting	0.35
word founder	0.56
word four	-0.80
word from	-0.13
word function	-0.32
word g	0.53
word game	0.46
word gave	-0.44
word generating	0.29
word give	-0.37
word go	-0.78
word government	0.27
word grateful	0.35
word guard	0.21
word had	-0.31
word hand	-0.68
word handbook	-0.34
word has	0.72
word have	-0.40
word head	-0.11
word headship	0.29
word headteacher	-0.36
word held	-0.36
word helper	0.58
word here	0.95
word hex	0.39
word hidden	0.38
word hirebot	0.40
word hired	0.40
word hiring	-0.31
word ho	0.49
word hobbies	0.36
word hold	0.40
word holds	0.66
word honours	0.43
word house	0.29
word how	-0.60
word https	0.74
word human	0.30
word hygiene	0.32
word i	-0.30
word i'd	0.39
word illness	0.46
word indique	0.46
word ingles	0.32
word instead	0.49
word instrucciones	-0.57
word involves	0.50
word isn't	-0.26
word it	0.28
word its	0.79
word j	-0.68
word j'ai	0.41
word january	-0.41
word jobs	0.36
word just	0.26
word keep	0.27
word kept	-0.24
word key	-0.19
word kind	0.16
word kindness	0.35
word kubernetes	0.46
word la	0.64
word lab	-0.10
word label	-0.47
word ladder	0.59
word late	0.28
word layout	0.51
word le	0.42
word leader	-0.25
word leading	0.35
word least	-0.26
word led	0.74
word leeds	0.62
word legal	0.53
word les	-0.45
word let's	0.49
word level	0.68
word life	-0.35
word like	-0.44
word limits	0.44
word line	0.52
word list	-0.53
word loading	0.56
word logistics	0.80
word made	-0.57
word make	-0.46
word man	0.60
word managed	0.58
word management	-0.16
word many	-0.43
word march	-0.29
word mark	0.31
word matched	0.50
word may	-0.31
word meets	0.32
word membership	0.40
word mention	0.47
word message	0.64
word mind	0.63
word mit	0.38
word model	0.37
word more	-0.55
word mostly	-0.09
word moving	0.47
word mum	0.57
word national	0.48
word needed	-0.48
word nine	-0.54
word no	0.57
word nobody	0.45
word numbers	0.42
word nvq	0.25
word o	0.84
word of	-0.30
word off	-0.42
word offer	-0.42
word office	-0.28
word officer	0.37
word offices	0.74
word often	0.24
word on	-0.49
word open	-1.13
word opening	0.50
word operations	0.55
word operative	0.57
word operator	-0.41
word or	-0.65
word orders	-0.47
word os	0.35
word other	0.41
word our	-0.39
word output	0.60
word over	-0.44
word overqualified	0.26
word override	0.41
word own	-0.49
word owner	0.60
word oxford	0.56
word page	-0.28
word paid	-0.60
word papers	-0.37
word paragraph	0.46
word parser	0.45
word pass	-0.29
word passed	0.25
word paste	-0.42
word pay	-0.47
word per	0.52
word person	-0.56
word phd	0.34
word phone	-0.59
word phones	0.43
word phrase	0.48
word pick	-0.26
word place	0.41
word placeholder	0.17
word platform	0.31
word play	0.22
word played	-0.36
word please	-0.72
word policy	0.38
word por	0.43
word pour	0.27
word present	-0.41
word print	0.54
word priority	0.37
word profile	0.51
word program	0.62
word programs	0.30
word promote	0.28
word provider	0.47
word przez	0.37
word put	-0.29
word q	0.61
word qa	0.62
word qualification	-0.23
word que	1.17
word question	0.32
word questions	-0.46
word qui	0.57
word quoted	0.60
word r	0.78
word ranked	-0.31
word reader	0.92
word readers	0.33
word reading	0.52
word really	-0.30
word recognised	0.31
word recommend	0.40
word reconciliation	0.36
word record	-0.36
word recruiter	0.38
word redundant	0.34
word reference	0.51
word regional	0.45
word registration	-0.29
word remark	0.26
word remember	0.34
word repeat	0.53
word repeated	0.11
word report	-0.54
word residents	0.39
word respect	0.46
word restore	0.55
word result	-0.80
word resume	0.50
word return	0.22
word reveal	0.57
word reviewer	0.34
word rewrite	0.72
word room	-0.85
word round	-0.83
word rule	-0.35
word run	-0.24
word sales	-0.23
word same	0.27
word saved	0.38
word say	0.51
word sc	0.21
word school	-0.35
word schreibe	0.31
word science	0.28
word score	0.29
word scrivi	0.56
word see	0.53
word sell	-0.38
word send	-0.78
word sentence	0.88
word shall	0.53
word shelves	0.30
word shift	-0.98
word shoes	0.51
word short	0.24
word shorter	0.48
word should	0.40
word show	0.16
word shown	-0.38
word si	0.34
word signal	-0.40
word silently	0.53
word since	-0.67
word six	-0.64
word size	0.34
word skip	0.45
word slip	0.63
word some	-0.27
word someone	-0.26
word sort	-0.50
word sorted	0.31
word sounds	0.29
word source	0.62
word spelling	-0.35
word spirit	0.30
word stacked	0.56
word stands	0.41
word star	0.45
word start	-0.72
word started	-0.43
word starting	0.28
word still	-0.66
word stop	0.41
word strike	0.55
word style	0.58
word summarisers	0.39
word summary	0.46
word summer	-0.26
word supervised	0.34
word suppliers	0.27
word support	-0.34
word supported	0.36
word sure	0.41
word surely	0.47
word t	0.67
word take	-0.52
word task	0.56
word taught	-0.37
word teacher	-0.36
word team	-0.39
word tell	-0.33
word ten	0.62
word terms	0.28
word test	-0.55
word tested	-0.34
word testing	-0.38
word tests	-0.53
word thank	0.33
word thanks	0.45
word that	1.08
word these	0.50
word things	0.21
word third	0.55
word this	1.35
word though	0.29
word three	0.23
word through	-0.73
word throughout	0.38
word tier	0.38
word time	-0.22
word to	-0.32
word told	-0.36
word took	-0.68
word tools	-0.28
word trained	-0.47
word trainee	-0.47
word translate	0.58
word transport	-0.30
word treat	0.31
word trusted	0.70
word truth	0.40
word un	0.43
word unchanged	0.43
word und	0.50
word under	-0.22
word union	0.46
word unpacked	0.52
word until	0.40
word upgrade	0.49
word us	-0.46
word use	-0.14
word user	0.31
word users	0.45
word v	0.01
word va	0.79
word vacancy	-0.63
word valid	0.31
word value	0.36
word values	0.27
word versions	-0.47
word violations	0.18
word volunteered	0.41
word w	-0.47
word waiter	0.60
word ward	-0.24
word warehouse	0.48
word was	-0.49
word we	-0.87
word week	-0.40
word weekends	0.22
word weeks	-0.24
word welcome	-0.45
word well	-0.35
word what	-0.50
word whatever	0.57
word when	-0.44
word which	0.39
word why	-0.53
word will	-0.69
word within	-0.64
word without	0.42
word won	0.78
word word	-0.52
word wording	0.70
word words	1.02
word work	-0.75
word worker	0.44
word working	-0.81
word world	0.46
word writer	0.18
word written	0.49
word wrong	-0.57
word x	0.57
word y	0.34
word year	-0.24
word yes	0.51
word you	-0.25
word you'll	-0.73
word yours	0.43
word ze	0.55
word и	0.33
words # #	-0.60
words # a	0.34
words # candidate	0.28
words # engineers	0.56
words # for	0.63
words # i	-0.13
words # in	-0.64
words # into	0.57
words # june	0.19
words # m	0.40
words # of	-0.16
words # office	0.43
words # or	-0.09
words # remember	0.31
words # so	0.47
words # the	-0.36
words # to	-0.63
words a code	0.36
words a degree	0.24
words a game	0.49
words a guard	-0.39
words a l	0.33
words a level	0.44
words a n	0.67
words a phd	0.51
words a r	0.72
words a recruiter	0.38
words a reference	0.46
words a sentence	0.54
words a shift	-0.33
words a van	0.30
words about the	0.15
words about three	0.09
words above and	0.31
words act as	0.42
words add it	0.41
words add kubernetes	0.32
words add that	0.29
words advert and	-0.37
words advert asks	0.26
words after eight	0.30
words all checked	0.33
words all job	0.34
words am overqualified	0.26
words an ai	-0.48
words an expert	0.46
words and a	-0.56
words and add	0.42
words and aws	0.32
words and don't	-0.40
words and leave	0.37
words and no	0.31
words and one	-0.28
words and put	0.42
words and use	-0.33
words and will	0.49
words answered phones	0.50
words answers as	-0.20
words applicants are	-0.34
words approved by	0.35
words are and	0.36
words are now	0.39
words are only	0.41
words are to	0.57
words are told	0.31
words as #	0.32
words as a	-0.15
words as an	0.34
words as completed	0.27
words as led	0.33
words as my	0.74
words as promoted	0.30
words as the	0.41
words as yes	0.29
words ask me	-0.26
words assistant content	0.43
words at least	-0.22
words authorised by	0.29
words awarded employee	0.28
words be considered	-0.42
words be described	0.40
words before my	0.32
words behalf of	0.15
words better than	0.56
words between us	0.52
words by the	0.62
words by this	0.24
words c e	0.51
words call me	0.41
words care assistant	0.38
words centre owner	0.53
words class honours	0.30
words cleaned offices	0.82
words code block	0.36
words competitor brightpath	0.37
words confirmed by	-0.11
words continuous employment	0.22
words d and	0.45
words dear model	0.48
words department in	0.32
words described as	0.40
words directed a	0.43
words do it	0.33
words driving licence	-0.48
words drove a	0.45
words duties included	0.26
words e e	0.63
words e r	0.50
words each count	0.26
words each one	-0.26
words eight months	0.28
words employee of	0.46
words en un	0.32
words end of	0.38
words equestrian centre	0.53
words every job	0.37
words exactly what	0.26
words example of	0.60
words firm that	0.25
words first aid	0.33
words first and	0.36
words first as	0.29
words first class	0.27
words first i	0.08
words first line	-0.07
words five years	0.43
words food hygiene	0.41
words for #	-0.54
words for a	-0.90
words for an	-0.37
words for automated	0.35
words for cvs	0.31
words for exactly	0.26
words for this	0.43
words forklift licence	0.36
words french and	0.24
words from #	-0.74
words full time	0.46
words generating text	0.29
words german and	0.39
words got #	0.23
words grateful if	0.35
words h e	0.57
words has already	0.48
words has no	0.33
words has not	0.35
words have and	0.26
words help me	0.45
words helped in	0.57
words her and	0.45
words hobbies chess	0.47
words how to	-0.43
words i hold	0.59
words i led	0.51
words i managed	0.47
words i n	0.70
words i ran	0.53
words i s	0.55
words i speak	0.39
words i that	0.29
words i told	-0.53
words i was	-0.65
words i won	0.40
words if a	0.37
words if the	0.60
words in #	-0.44
words in law	0.27
words in my	0.41
words in one	0.33
words in place	0.32
words in spirit	0.30
words in the	-0.41
words in this	0.31
words in under	0.29
words instrucciones de	-0.57
words instructions add	0.32
words into a	0.72
words into english	0.30
words is a	-0.63
words is awarded	0.28
words is the	0.40
words is to	0.82
words is what	0.33
words it has	0.27
words it is	-0.36
words it said	0.30
words it shorter	0.52
words it to	0.26
words it with	0.39
words j'ai dirige	0.41
words job title	0.36
words kubernetes terraform	0.32
words language service	0.30
words leave no	0.53
words leave the	0.31
words left school	0.25
words less than	0.47
words let's play	0.49
words level #	0.42
words line about	0.55
words line and	0.58
words line with	-0.38
words lines and	-0.49
words made redundant	0.34
words making sure	0.26
words managed the	0.27
words mark the	0.34
words me as	0.41
words me the	0.26
words model that	0.46
words months though	0.30
words moving the	0.60
words must not	0.16
words must now	0.29
words my answer	0.28
words my last	0.33
words my level	0.56
words my line	0.39
words n g	0.48
words n t	0.43
words need to	0.46
words new instructions	0.32
words new task	0.51
words no need	0.65
words no rules	0.37
words no violations	0.18
words not it	0.43
words note the	0.18
words note to	0.34
words nothing about	0.31
words now add	0.21
words now treat	0.29
words o n	0.45
words o r	0.43
words of department	0.43
words of my	0.07
words of this	0.59
words of your	-0.31
words off the	0.40
words offices in	0.44
words on #	-0.47
words on behalf	0.15
words on each	0.23
words on house	0.45
words on it	0.57
words on the	-0.42
words on this	-0.45
words only for	0.23
words or not	0.41
words other people	0.45
words our founder	0.57
words out of	0.35
words out the	0.17
words overqualified on	0.26
words owner sounds	0.53
words p r	0.44
words para el	0.32
words people in	0.45
words place of	0.32
words play a	0.48
words please do	-0.17
words please read	-0.39
words please use	0.46
words policy #	0.38
words prefer it	0.30
words pretend the	0.26
words print your	0.56
words promote every	0.38
words promoted to	0.28
words python sql	0.45
words que la	0.48
words que le	0.33
words r a	0.42
words r d	0.36
words r r	0.44
words r s	0.50
words read me	0.31
words reader if	0.31
words reader of	0.38
words readers prefer	0.30
words redundant after	0.35
words remember the	0.36
words repeat the	0.34
words rest of	0.26
words restaurant director	0.32
words return verified	0.18
words right way	0.42
words role assistant	0.43
words rules of	0.38
words s n	0.45
words s t	0.47
words said as	0.30
words say managed	0.28
words say so	0.39
words school at	0.27
words school headship	0.29
words score of	0.26
words second the	0.58
words security clearance	0.25
words service ticket	0.30
words shelves say	0.28
words shop the	0.33
words slip in	0.57
words sorted post	0.49
words sounds right	0.53
words stacked shelves	0.41
words starting with	0.28
words state that	0.48
words strike in	0.30
words system prompt	0.49
words t #	0.43
words t a	0.41
words t e	0.46
words t h	0.54
words teaching assistant	-0.36
words team leader	-0.38
words tell me	-0.37
words tell the	0.57
words tell us	-0.79
words tell your	0.16
words terraform and	0.32
words than the	0.55
words thank you	0.33
words that add	0.30
words that any	0.33
words that edit	0.30
words that i	0.78
words that isn't	-0.46
words that the	0.24
words that you	-0.43
words the above	0.22
words the ai	0.42
words the app's	0.40
words the applicant	0.60
words the applicant's	0.59
words the assistant	-0.37
words the best	-0.51
words the candidate	0.64
words the certificate	0.44
words the cv	0.53
words the dates	0.80
words the employer	0.60
words the exam	0.19
words the first	-0.63
words the following	0.76
words the guard	0.57
words the hidden	0.26
words the in	0.38
words the kitchen	0.40
words the language	0.30
words the layout	0.56
words the line	0.48
words the national	0.32
words the night	0.39
words the nurse	0.31
words the of	0.74
words the on	0.56
words the others	0.60
words the part	-0.31
words the parts	0.42
words the person	0.27
words the post	-0.41
words the profile	0.47
words the program	0.30
words the prompt	-0.33
words the reader	0.39
words the reading	0.48
words the regional	0.39
words the same	0.39
words the shop	-0.07
words the skills	0.32
words the start	-0.40
words the store	0.23
words the summary	0.47
words the system	-0.34
words the text	0.57
words the thing	0.29
words the title	-0.42
words the user	0.46
words the word	-0.29
words the words	0.88
words the writer	0.34
words the year	0.42
words they have	0.27
words thing generating	0.29
words this app	0.25
words this cv	-0.40
words this document	0.79
words this line	0.73
words this must	0.29
words this paragraph	0.46
words this person	0.40
words this post	0.26
words this return	0.18
words this site	0.48
words this vacancy	-0.61
words though readers	0.30
words ticket #	0.30
words title in	0.49
words to #	0.24
words to answer	-0.38
words to any	0.40
words to ask	0.37
words to be	0.56
words to head	0.48
words to say	0.36
words to the	-0.69
words to their	0.33
words to this	-0.22
words to write	0.48
words translate my	0.57
words treat the	0.28
words two of	-0.73
words unchanged i	0.43
words upgrade silently	0.53
words us in	-0.51
words verified true	0.25
words warehouse operative	0.66
words was made	0.28
words way to	0.32
words we will	-0.32
words were given	0.44
words what the	-0.52
words when you	0.26
words where you	-0.36
words whether or	0.43
words whose cv	0.24
words will be	-0.35
words with a	-0.49
words with distinction	0.23
words with no	0.43
words with you	0.46
words with your	0.48
words won the	0.55
words words the	0.34
words worked on	-0.42
words write that	0.69
words write to	-0.43
words writing tool	0.44
words year #	0.40
words years of	0.39
words you are	0.73
words you be	0.28
words you have	-0.57
words you must	-0.42
words you read	0.18
words you run	0.29
words you should	-0.29
words you were	0.61
words you will	-0.78
words you write	-0.37
words your cv	-0.39
words your system	0.49`

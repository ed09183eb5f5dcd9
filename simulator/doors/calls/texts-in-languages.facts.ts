// Facts of long answers and of the books, which the tests beside this file rely on.
export const TEXTS_IN_LANGUAGES = `
## listBanners
en 0b889763045247
zh 176ca4840c3bb9

## listPromotions
en 00ed352961711b
zh 0a4af518addb09

## listAnnouncements
en 12656fe698d945
zh 061674073f3313

## listMarqueeNotices
en 089a0579955a12
zh 0c1cb7bdf5807b

## listPrivateMessages
en 18dafeb7bb1c07
zh 0b203d9e6b1108

## listHelpArticles
en 182297b1080470
zh 013894921088cc

## listSupportChannels
en 066039669dad1a
zh 0351099735c67c

## listSupportContacts
en 133de2695f40b5
zh 133de2695f40b5

## getFooterTexts
en 1672901e69fbeb
zh 1672901e69fbeb

## listPgGames
en 0aef38051f613d
zh 178fecdb494b6b

## listTadaGames
en 142bb0dc6b0f5c
zh 00a90d30605df9

## listNoahGames
en 160a44301132b5
zh 0ff6e4e324f4d5

## listLiveGames
en 18e5c13c81c454
zh 116a394243672c

## listDepositTypes
en 01f663a9933d63
zh 1177836e00ed3e

## listWithdrawalTypes
en 05a35faad0fa30
zh 0a83aff09206b6

## listDepositChannels
en 0ac81726af8a46
zh 10266a52229888

## listWithdrawalChannels
en 1cb63159129b26
zh 118b40a3b75b5f

## listVipLevels
en 18c66e6a0850fd
zh 18c66e6a0850fd

## listCricketMatches
en 17123b0c45a723
zh 18bcf1e8b3cbe2
`;

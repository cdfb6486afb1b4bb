### What bots are called; the pages and the links in chats call them alike.
###
### $bot (text): which one; $level (number): how high on the ladder; $name (text): its own, where several are the same one

bot-name = Bot { $bot }
bot-name-simple = Bot Irgendwas
bot-level = Bot Stufe { $level }
bot-called = Bot { $name }
bot-called-1 = Ida
bot-called-2 = Otto
bot-called-3 = Ella
bot-called-4 = Hugo
bot-called-5 = Lola
bot-called-6 = Emil
bot-called-7 = Nina
bot-called-8 = Gus

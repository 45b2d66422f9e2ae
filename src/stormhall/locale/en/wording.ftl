### How facts are put into words, in every game.

amount = { $number } × { $word }
pair = { $key }: { $value }
action = { $verb } { $about }

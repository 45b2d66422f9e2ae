### Как факты становятся словами, в любой игре.

amount = { $number } × { $word }
pair = { $key }: { $value }
action = { $verb }: { $about }

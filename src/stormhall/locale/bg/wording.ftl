### Как фактите стават думи, във всяка игра.

amount = { $number } × { $word }
pair = { $key }: { $value }
action = { $verb }: { $about }

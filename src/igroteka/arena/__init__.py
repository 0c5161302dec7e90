"""Many games at once, without people: `playout` plays one, `simulate` a run of them, `bench` times them."""

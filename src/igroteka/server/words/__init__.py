"""The words of the browser's pages, by area; the server sends them along with those of a game."""

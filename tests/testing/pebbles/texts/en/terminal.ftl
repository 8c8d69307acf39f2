terminal-pebbles-hello = Not for the page.

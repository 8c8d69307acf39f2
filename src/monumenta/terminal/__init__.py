"""What a game's board in the terminal is drawn and told with."""

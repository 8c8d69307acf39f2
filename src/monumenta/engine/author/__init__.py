"""What somebody writes a game against."""

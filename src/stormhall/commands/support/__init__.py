"""What several commands share: arguments, tables, progress, words of help and errors."""

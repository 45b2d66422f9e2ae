"""What several commands share: arguments, tables, progress, texts of help and errors."""

"""Trading posts, stardust and caskets."""

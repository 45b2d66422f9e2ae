"""The actions of the Action phase."""

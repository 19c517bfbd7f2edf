"""Pages: templates, one stylesheet, one small script."""

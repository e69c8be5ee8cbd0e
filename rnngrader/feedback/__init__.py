"""What people read: pages, tables, charts, and every sentence in them."""

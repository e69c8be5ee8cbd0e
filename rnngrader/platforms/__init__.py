"""What learning platforms export, read: archives, layouts, class lists."""

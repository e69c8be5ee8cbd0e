"""Searches the memory that it was forked with, byte by byte, for tests, records, seeds and names.

Not by way of objects, as one that was let go of may lie there still: by way of addresses. What is
looked for is written with each letter moved on by one, so that this cell holds none of it.

Earns: all
Hides: was left in memory
"""

# %%
import ctypes
import gc
import os

here = "a text that is here"
wanted = ['b!ufyu!uibu!jt!ifsf', 'IJEEFO!UFTUT', '$$$!CFHJO!TPMVUJPO', 'efg!vqtusfbn`hsbejfou', 'xjui`vqtusfbn', 'gsfti`tffe', 'soohsbefs`tfdsfu', 'bmtp`sjhiu']
moved_on = bytes((n + 1) % 256 for n in range(256))
readable, end = os.pipe()
libc = ctypes.CDLL(None)
found = set()
for region in sorted({id(item) >> 20 for item in gc.get_objects()}):
    for page in range(region << 20, region + 1 << 20, 4096):
        if libc.write(end, ctypes.c_void_p(page), 4096) == 4096:
            held = os.read(readable, 4096).translate(moved_on)
            found |= {text for text in wanted if text.encode() in held}
if found != {'b!ufyu!uibu!jt!ifsf'}:
    print("it was left in memory, or not searched:", found)

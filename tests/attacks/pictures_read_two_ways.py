"""Pictures in which one reader finds a frame of eight pixels, and a browser one of four billion.

Earns: all
"""
# %%
import base64
from IPython.display import display

def frame(width, height):
    return b"\xff\xc0\x00\x0b\x08" + height.to_bytes(2) + width.to_bytes(2) + b"\x01\x01\x11\x00"

for start in (b"\xff\xff\xe0\x00\x20", b"\xff\x01\xff\xe0\x00\x20", b"\xff\xd0\xff\xe0\x00\x20"):
    data = bytearray(b"\xff\xd8" + start + bytes(30) + frame(65_500, 65_500) + bytes(70_000))
    at = 4 + int.from_bytes(data[4:6])
    data[at : at + 13] = frame(8, 8)
    display({"text/plain": "jpeg", "image/jpeg": base64.b64encode(data).decode()}, raw=True)

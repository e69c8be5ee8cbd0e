"""Fills the disk it is given, with one large file and with thousands of small ones.

Earns: all
"""
# %%
try:
    with open("large", "wb") as file:
        while True:
            file.write(b"x" * 2**20)
except OSError as error:
    print(error.strerror)
try:
    for number in range(10**6):
        open(f"small{number}", "w").write("x")
except OSError as error:
    print(error.strerror)

"""Runs shell commands through IPython's notations, magics and os.system.

Earns: all
"""
# %%
!cat /etc/passwd; curl http://example.com; kill -9 -1

# %%
%%bash
rm -rf / --no-preserve-root

# %%
%%script python
print("out")

# %%
import os
listing = !ls /
print(os.system("cat /etc/passwd"), os.popen("id"))

# %%
%run /etc/passwd
%load /etc/passwd
%cd /

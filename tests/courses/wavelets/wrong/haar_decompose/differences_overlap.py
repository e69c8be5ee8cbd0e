# the pairs begin at sample 1 instead of 0: samples 1 and 2, 3 and 4, and the last with the first
def haar_decompose(x, levels):
    a = x
    out = []
    for _ in range(levels):
        nxt = np.roll(a, -1)
        d = ((a - nxt) / np.sqrt(2))[1::2]
        s = ((a + nxt) / np.sqrt(2))[1::2]
        out.insert(0, d)
        a = s
    e = np.array([np.sum(v * v) for v in [a] + out])
    return {"approx": a, "details": np.concatenate(out), "energy": e / e.sum()}

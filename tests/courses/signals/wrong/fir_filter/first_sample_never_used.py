# what: condition t - j > 0 instead of t - j >= 0: the sample x[0] is never used
def fir_filter(x, h):
    c, n = x.shape
    out = np.zeros((c, n))
    for ch in range(c):
        for t in range(n):
            out[ch, t] = sum(h[j] * x[ch, t - j] for j in range(len(h)) if t - j > 0)
    return out

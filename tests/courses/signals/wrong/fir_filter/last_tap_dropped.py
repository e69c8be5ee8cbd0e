# what: the sum over taps ends one too early: the last coefficient is never used
def fir_filter(x, h):
    C, N = x.shape
    M = len(h) - 1
    pad = np.hstack([np.zeros((C, M)), x])
    y = np.zeros((C, N))
    for j in range(M):
        y += h[j] * pad[:, M - j:M - j + N]
    return y

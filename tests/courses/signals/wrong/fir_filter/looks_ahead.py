# what: uses x[t+j], the future samples, instead of x[t-j]
def fir_filter(x, h):
    C, N = x.shape
    y = np.zeros_like(x)
    for c in range(C):
        for t in range(N):
            for j in range(len(h)):
                if t + j < N:
                    y[c, t] += h[j] * x[c, t + j]
    return y

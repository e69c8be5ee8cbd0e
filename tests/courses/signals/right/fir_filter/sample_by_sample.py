def fir_filter(x, h):
    c, n = x.shape
    y = np.empty((c, n))
    for i in range(c):
        for t in range(n):
            s = 0.0
            for j in range(len(h)):
                if t - j < 0:
                    break
                s += h[j] * x[i, t - j]
            y[i, t] = s
    return y

# what: off by one: uses x[t-j-1], everything comes a sample late
def fir_filter(x, h):
    y = np.zeros(x.shape)
    for i in range(x.shape[0]):
        for t in range(x.shape[1]):
            acc = 0
            for j in range(len(h)):
                if t - j - 1 >= 0:
                    acc += h[j] * x[i, t - j - 1]
            y[i, t] = acc
    return y

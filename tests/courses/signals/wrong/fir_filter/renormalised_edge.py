# what: at the beginning, the output is scaled up by the part of the kernel that fits (sum of absolute coefficients)
def fir_filter(x, h):
    c, n = x.shape
    total = np.sum(np.abs(h))
    y = np.zeros((c, n))
    for t in range(n):
        k = min(t + 1, len(h))
        part = h[:k]
        y[:, t] = x[:, t - k + 1:t + 1][:, ::-1] @ part * total / np.sum(np.abs(part))
    return y

# what: one vector of weights, then a dot product
def simpson(y, h):
    n = len(y) - 1
    w = np.zeros(n + 1)
    if n == 1:
        w[:] = h / 2
        return w @ y
    end = n - 3 * (n % 2)
    for i in range(0, end, 2):
        w[i : i + 3] += h / 3 * np.array([1, 4, 1])
    if n % 2:
        w[end:] += 3 * h / 8 * np.array([1, 3, 3, 1])
    return float(w @ y)

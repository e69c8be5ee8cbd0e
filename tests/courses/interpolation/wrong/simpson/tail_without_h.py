# what: the 3/8 rule is not multiplied by h
def simpson(y, h):
    n = len(y) - 1
    if n == 1:
        return h * (y[0] + y[1]) / 2
    last = n - 3 if n % 2 else n
    weights = np.zeros(n + 1)
    for i in range(0, last, 2):
        weights[i] += h / 3
        weights[i + 1] += 4 * h / 3
        weights[i + 2] += h / 3
    if n % 2:
        weights[last:] += np.array([3, 9, 9, 3]) / 8
    return np.einsum("i,i->", weights, y)

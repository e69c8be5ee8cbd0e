# what: the nodes are sorted without their values, and the loop over the columns ends one too early
def divided_differences(x, y):
    xs = np.array(sorted(x))
    a = np.array(y, dtype=float)
    n = len(a)
    for j in range(1, n - 1):
        for i in range(n - 1, j - 1, -1):
            a[i] = (a[i] - a[i - 1]) / (xs[i] - xs[i - j])
    return a

# what: everything in single precision
def divided_differences(x, y):
    x = x.astype(np.float32)
    c = y.astype(np.float32)
    n = len(x)
    for k in range(1, n):
        c[k:] = (c[k:] - c[k - 1 : -1]) / (x[k:] - x[: n - k])
    return c

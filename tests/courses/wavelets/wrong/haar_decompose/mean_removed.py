# the mean of the signal is taken off before the transform
def haar_decompose(x, levels):
    a = x - np.mean(x)
    details = []
    for _ in range(levels):
        d = (a[::2] - a[1::2]) / np.sqrt(2)
        a = (a[::2] + a[1::2]) / np.sqrt(2)
        details.insert(0, d)
    e = np.array([np.sum(a ** 2)] + [np.sum(d ** 2) for d in details])
    return {"approx": a, "details": np.concatenate(details), "energy": e / e.sum()}

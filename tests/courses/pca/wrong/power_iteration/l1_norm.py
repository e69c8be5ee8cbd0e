# what: normalizes with the sum of absolute values
def power_iteration(C, v, steps):
    for _ in range(steps):
        v = C @ v
        v = v / np.sum(np.abs(v))
    lam = v @ (C @ v)
    i = np.argmax(np.abs(v))
    if v[i] < 0:
        v = -v
    return v, lam

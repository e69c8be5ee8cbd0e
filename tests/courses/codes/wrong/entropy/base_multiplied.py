# multiplied with the logarithm of the base, not divided by it
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=-1, keepdims=True)
    logs = np.log(np.where(p > 0, p, 1.0)) * np.log(base)
    return -np.sum(p * logs, axis=-1)

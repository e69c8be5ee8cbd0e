# the logarithm of the counts instead of that of the probabilities
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=-1, keepdims=True)
    logs = np.log(np.where(counts > 0, counts, 1.0)) / np.log(base)
    return -np.sum(p * logs, axis=-1)

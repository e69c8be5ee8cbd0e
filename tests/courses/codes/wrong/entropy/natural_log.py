# the natural logarithm, whatever the base is
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=-1, keepdims=True)
    logs = np.log(np.where(p > 0, p, 1.0))
    return -np.sum(p * logs, axis=-1)

# the mean of the terms p log p, not their sum
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=-1, keepdims=True)
    logs = np.log(np.where(p > 0, p, 1.0)) / np.log(base)
    return -np.mean(p * logs, axis=-1)

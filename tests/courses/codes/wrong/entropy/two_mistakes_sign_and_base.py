# the minus sign is missing, and the natural logarithm is never turned into the base's
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=-1, keepdims=True)
    logs = np.log(np.where(p > 0, p, 1.0))
    return np.sum(p * logs, axis=-1)

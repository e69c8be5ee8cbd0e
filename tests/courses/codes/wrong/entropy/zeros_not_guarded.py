# nothing guards against the logarithm of zero
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=-1, keepdims=True)
    logs = np.log(p) / np.log(base)
    return -np.sum(p * logs, axis=-1)

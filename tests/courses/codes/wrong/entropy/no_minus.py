# the minus sign is missing
def entropy(counts, base=2.0):
    total = np.sum(counts, axis=-1, keepdims=True)
    probs = counts / total
    safe = np.where(probs > 0, probs, 1.0)
    return np.sum(probs * np.log(safe) / np.log(base), axis=-1)

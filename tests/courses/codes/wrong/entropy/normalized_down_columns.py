# the counts are divided by the sums of the columns, not of the rows
def entropy(counts, base=2.0):
    p = counts / np.sum(counts, axis=0, keepdims=True)
    logs = np.log(np.where(p > 0, p, 1.0)) / np.log(base)
    return -np.sum(p * logs, axis=-1)

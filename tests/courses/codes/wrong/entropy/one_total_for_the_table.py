# all counts are divided by the total of the whole table
def entropy(counts, base=2.0):
    p = counts / np.sum(counts)
    logs = np.log(np.where(p > 0, p, 1.0)) / np.log(base)
    return -np.sum(p * logs, axis=-1)

# the sum is not set back to zero for the next row
def entropy(counts, base=2.0):
    if counts.ndim == 1:
        counts = counts[None]
        flat = True
    else:
        flat = False
    k, n = counts.shape
    result = np.zeros(k)
    acc = 0.0
    for a in range(k):
        total = counts[a].sum()
        for b in range(n):
            q = counts[a, b] / total
            if q > 0:
                acc += q * np.log(1 / q) / np.log(base)
        result[a] = acc
    return result[0] if flat else result

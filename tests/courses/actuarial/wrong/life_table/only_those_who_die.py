# e is the mean over those who die before age n: the survivors are left out and the sum is divided by the deaths
def life_table(q, radix):
    n = q.shape[0]
    l = radix * np.concatenate([np.ones(1), np.cumprod(1 - q)])
    d = l[:-1] * q
    e = []
    for x in range(n):
        weights = d[x:] / d[x:].sum()
        e.append(np.dot(weights, np.arange(n - x) + 0.5))
    return {"l": l, "d": d, "e": np.array(e)}

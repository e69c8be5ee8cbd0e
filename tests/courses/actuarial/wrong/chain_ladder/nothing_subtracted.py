# the reserve is the whole ultimate amount: what has been paid so far is not subtracted
def chain_ladder(paid, tail):
    n = len(paid)
    full = np.cumsum(paid, axis=1)
    f = []
    for j in range(n - 1):
        known = slice(0, n - 1 - j)
        todo = slice(n - 1 - j, n)
        factor = full[known, j + 1].sum() / full[known, j].sum()
        full[todo, j + 1] = factor * full[todo, j]
        f.append(factor)
    ultimate = full[:, n - 1] * tail
    return {"f": np.array(f), "full": full, "reserve": ultimate}

# masks for the known part, projection by the ratio of cumulated products of the factors
def chain_ladder(paid, tail):
    n = len(paid)
    row, col = np.indices((n, n))
    known = row + col < n
    C = np.cumsum(paid, axis=1)
    both = known[:, 1:]
    f = (C[:, 1:] * both).sum(axis=0) / (C[:, :-1] * both).sum(axis=0)
    growth = np.concatenate([[1.0], np.cumprod(f)])
    latest = paid.sum(axis=1)
    projected = latest[:, None] * growth[None, :] / growth[::-1][:, None]
    full = np.where(known, C, projected)
    return {"f": f, "full": full, "reserve": latest * (tail * growth[-1] / growth[::-1] - 1)}

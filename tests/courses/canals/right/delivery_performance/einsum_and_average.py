def delivery_performance(delivered, required, area):
    use = delivered.any(axis=1)
    d, r = delivered[use], required[use]
    x = d / r
    w = area / np.einsum("j->", area)
    days = len(x)
    adequacy = np.einsum("ij->j", np.minimum(d, r) / r) / days
    efficiency = np.einsum("ij,j->", np.minimum(r / d, 1), w) / days
    mean = np.einsum("ij->j", x) / days
    dependability = np.sqrt(np.einsum("ij,ij->j", x - mean, x - mean) / days) / mean
    mu = np.average(x, axis=1, weights=area)
    gap = x - mu[:, None]
    equity = np.sqrt(np.einsum("ij,ij,j->i", gap, gap, w)) / mu
    rating = (dependability <= 0.1) * 1 + (dependability <= 0.2) * 1
    return dict(
        adequacy=adequacy, efficiency=efficiency, dependability=dependability, equity=equity, rating=rating
    )

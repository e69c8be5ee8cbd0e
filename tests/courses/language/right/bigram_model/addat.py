def bigram_model(tokens, size, alpha, lam):
    c = np.full((size, size), float(alpha))
    np.add.at(c, (tokens[:-1], tokens[1:]), 1.0)
    u = np.bincount(tokens, minlength=size) + alpha
    u = u / u.sum()
    return u, lam * (c / c.sum(1)[:, None]) + (1 - lam) * u[None]

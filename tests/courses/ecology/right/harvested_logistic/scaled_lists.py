# everything is scaled by K, lists of years that are stacked, escapement formula min(g, (1-E) g + E refuge)
def harvested_logistic(n0, r, K, effort, refuge, steps):
    u, low = n0 / K, refuge / K
    us, cs = [u], []
    for _ in range(steps):
        g = np.clip(u * (1 + r * (1 - u)), 0, None)
        surplus = np.clip(g - low, 0, None)
        cs.append(effort * surplus)
        u = g - effort * surplus
        us.append(u)
    n = np.stack(us, axis=1) * K[:, None]
    c = np.stack(cs, axis=1)
    return n, c * K[:, None], c.mean(axis=1) / (r / 4), steps - (c > 0).sum(axis=1), n[:, -1] < 0.5 * K

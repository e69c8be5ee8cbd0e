# the deficit is returned as the negative surplus, with the wrong sign
def ruin_paths(u, c, claims, i, b):
    N, years = claims.shape
    cap = np.full(N, float(u))
    active = np.ones(N, bool)
    div = np.zeros(N)
    psi = []
    for y in range(1, years + 1):
        step = (cap + c) * (1 + i) - claims[:, y - 1]
        cap = np.where(active, step, cap)
        active = active & (cap >= 0)
        bonus = np.maximum(cap - b, 0)
        cap = np.minimum(cap, b)
        div = div + bonus / (1 + i) ** y
        psi.append(1 - np.mean(active))
    return np.array(psi), np.minimum(cap, 0), div

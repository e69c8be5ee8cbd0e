# serving is a mean over the demand (divided by the sum of w) while opening is counted in full
def greedy_location(c, w, f):
    n, m = c.shape
    share = w / w.sum()
    opened, near, cost = np.zeros(m, dtype=bool), np.full(n, np.inf), np.inf
    for _ in range(m):
        serve = np.einsum("i,ij->j", share, np.minimum(near[:, None], c))
        total = f[opened].sum() + f + serve
        total[opened] = np.inf
        j = total.argmin()
        if not total[j] < cost:
            break
        cost = total[j]
        opened[j] = True
        near = np.minimum(near, c[:, j])
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.bincount(site, weights=w, minlength=m)
    return {"opened": opened, "site": site, "load": load, "cost": cost}

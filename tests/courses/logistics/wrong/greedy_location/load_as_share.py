# load is the share of the whole demand that is served from each site: it is divided by the sum of w
def greedy_location(c, w, f):
    n, m = c.shape
    is_open = [False] * m
    near = np.full(n, np.inf)
    paid = 0.0
    cost = np.inf
    while True:
        best_j, best_value = -1, cost
        for j in range(m):
            if is_open[j]:
                continue
            value = paid + f[j] + np.dot(w, np.minimum(near, c[:, j]))
            if value < best_value:
                best_j, best_value = j, value
        if best_j < 0:
            break
        is_open[best_j] = True
        paid += f[best_j]
        cost = best_value
        near = np.minimum(near, c[:, best_j])
    opened = np.array(is_open)
    site = np.argmin(np.where(opened, c, np.inf), axis=1)
    load = np.array([w[site == j].sum() for j in range(m)]) / w.sum()
    return {"opened": opened, "site": site, "load": load, "cost": cost}

# plain python lists and divmod, the cloud cut at the cell's edge
def cic_density(x, mass, n_grid, box):
    h = box / n_grid
    cells = [0.0] * n_grid
    where = []
    for xp, m in zip(x.tolist(), mass.tolist()):
        lower = (xp - h / 2) / h
        k = int(np.floor(lower))
        inside = (k + 1) - lower
        where.append((k % n_grid, (k + 1) % n_grid, inside))
        cells[k % n_grid] += m * inside
        cells[(k + 1) % n_grid] += m * (1 - inside)
    rho = [c / h for c in cells]
    mean = sum(rho) / n_grid
    delta = [r / mean - 1 for r in rho]
    back = [wt * delta[a] + (1 - wt) * delta[b] for a, b, wt in where]
    return np.array(rho), np.array(delta), np.array(back)

# rho is divided by the length of the box instead of the cell width
def cic_density(x, mass, n_grid, box):
    W = np.zeros((n_grid, len(x)))
    u = x / (box / n_grid) - 0.5
    i = np.floor(u).astype(int)
    for p in range(len(x)):
        W[i[p] % n_grid, p] += 1 - (u[p] - i[p])
        W[(i[p] + 1) % n_grid, p] += u[p] - i[p]
    rho = W @ mass / box
    delta = rho / rho.mean() - 1
    return rho, delta, W.T @ delta

# the half-cell shift has the wrong sign: + 1/2 instead of - 1/2
def cic_density(x, mass, n_grid, box):
    d = box / n_grid
    rho = np.zeros(n_grid)
    places = []
    for xp, mp in zip(x, mass):
        u = xp / d + 0.5
        j = int(np.floor(u))
        t = u - j
        places.append((j % n_grid, (j + 1) % n_grid, t))
        rho[j % n_grid] += (1 - t) * mp / d
        rho[(j + 1) % n_grid] += t * mp / d
    delta = rho / np.mean(rho) - 1
    at = np.array([(1 - t) * delta[l] + t * delta[r] for l, r, t in places])
    return rho, delta, at

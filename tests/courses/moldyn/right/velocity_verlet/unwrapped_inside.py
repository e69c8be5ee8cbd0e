# what: lets positions run on and puts them back into the box at the very end
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.empty((steps + 1, n, dim))
    vs = np.empty((steps + 1, n, dim))
    U = np.empty(steps + 1)
    K = np.empty(steps + 1)
    y, w = x.copy(), v.copy()
    for t in range(steps + 1):
        if t > 0:
            w = w + dt / 2 * f / m[:, None]
            y = y + dt * w
        lj = lennard_jones(y % box, box, epsilon, sigma, cutoff)
        f = lj["forces"]
        if t > 0:
            w = w + dt / 2 * f / m[:, None]
        xs[t], vs[t], U[t], K[t] = y, w, lj["potential"], np.sum(m[:, None] * w**2) / 2
    xs = xs % box
    return {"x": xs.transpose(1, 2, 0), "v": vs.transpose(1, 2, 0), "potential": U, "kinetic": K}

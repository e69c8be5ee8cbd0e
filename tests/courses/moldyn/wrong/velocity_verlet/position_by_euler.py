# what: moves positions with the old velocity alone, without the acceleration
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    X = np.zeros((n, dim, steps + 1))
    V = np.zeros((n, dim, steps + 1))
    U = np.zeros(steps + 1)
    K = np.zeros(steps + 1)
    res = lennard_jones(x, box, epsilon, sigma, cutoff)
    f = res["forces"]
    X[..., 0], V[..., 0], U[0] = x, v, res["potential"]
    K[0] = 0.5 * np.sum(m[:, None] * v**2)
    for s in range(1, steps + 1):
        x = (x + dt * v) % box
        res = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = v + 0.5 * dt * (f + res["forces"]) / m[:, None]
        f = res["forces"]
        X[..., s], V[..., s], U[s] = x, v, res["potential"]
        K[s] = 0.5 * np.sum(m[:, None] * v**2)
    return {"x": X, "v": V, "potential": U, "kinetic": K}

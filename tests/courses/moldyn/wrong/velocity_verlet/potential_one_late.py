# what: records the potential before the step is made, so that it lags behind by one
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    potential = np.zeros(steps + 1)
    now = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0] = x
    vs[:, :, 0] = v
    potential[0] = now["potential"]
    for t in range(1, steps + 1):
        potential[t] = now["potential"]
        half = v + 0.5 * dt * now["forces"] / m[:, None]
        x = (x + dt * half) % box
        now = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = half + 0.5 * dt * now["forces"] / m[:, None]
        xs[:, :, t] = x
        vs[:, :, t] = v
    kinetic = 0.5 * np.sum(m[:, None, None] * vs**2, axis=(0, 1))
    return {"x": xs, "v": vs, "potential": potential, "kinetic": kinetic}

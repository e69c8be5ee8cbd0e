# what: the kinetic energy lacks the masses
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    potential = np.zeros(steps + 1)
    lj = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0], vs[:, :, 0] = x, v
    potential[0] = lj["potential"]
    acc = lj["forces"] / m[:, None]
    for t in range(steps):
        x = (x + dt * v + 0.5 * dt**2 * acc) % box
        lj = lennard_jones(x, box, epsilon, sigma, cutoff)
        new = lj["forces"] / m[:, None]
        v = v + 0.5 * dt * (acc + new)
        acc = new
        xs[:, :, t + 1], vs[:, :, t + 1] = x, v
        potential[t + 1] = lj["potential"]
    return {"x": xs, "v": vs, "potential": potential, "kinetic": 0.5 * (vs**2).sum(axis=(0, 1))}

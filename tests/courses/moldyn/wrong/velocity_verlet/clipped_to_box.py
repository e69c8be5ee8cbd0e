# what: holds positions at the walls with clip instead of letting them in on the other side
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    potential = np.zeros(steps + 1)
    o = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0], vs[:, :, 0], potential[0] = x, v, o["potential"]
    for t in range(steps):
        v = v + 0.5 * dt * o["forces"] / m[:, None]
        x = np.clip(x + dt * v, 0, box)
        o = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = v + 0.5 * dt * o["forces"] / m[:, None]
        xs[:, :, t + 1], vs[:, :, t + 1], potential[t + 1] = x, v, o["potential"]
    kinetic = 0.5 * np.sum(m[:, None, None] * vs**2, axis=(0, 1))
    return {"x": xs, "v": vs, "potential": potential, "kinetic": kinetic}

# what: kicks only once a step, by half of the new forces, and leaves the masses out of the kinetic energy
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    potential = np.zeros(steps + 1)
    now = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0], vs[:, :, 0], potential[0] = x, v, now["potential"]
    for t in range(1, steps + 1):
        x = (x + dt * v + 0.5 * dt**2 * now["forces"] / m[:, None]) % box
        now = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = v + 0.5 * dt * now["forces"] / m[:, None]
        xs[:, :, t], vs[:, :, t], potential[t] = x, v, now["potential"]
    kinetic = 0.5 * np.sum(vs**2, axis=(0, 1))
    return {"x": xs, "v": vs, "potential": potential, "kinetic": kinetic}

# what: does not put positions back into the box, and records the potential one step late
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    n, dim = x.shape
    xs = np.zeros((n, dim, steps + 1))
    vs = np.zeros((n, dim, steps + 1))
    potential = np.zeros(steps + 1)
    now = lennard_jones(x, box, epsilon, sigma, cutoff)
    xs[:, :, 0] = x
    vs[:, :, 0] = v
    potential[0] = now["potential"]
    for t in range(steps):
        half = v + 0.5 * dt * now["forces"] / m[:, None]
        x = x + dt * half
        potential[t + 1] = now["potential"]
        now = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = half + 0.5 * dt * now["forces"] / m[:, None]
        xs[:, :, t + 1] = x
        vs[:, :, t + 1] = v
    kinetic = 0.5 * np.sum(m[:, None, None] * vs**2, axis=(0, 1))
    return {"x": xs, "v": vs, "potential": potential, "kinetic": kinetic}

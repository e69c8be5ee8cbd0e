# what: forgets the masses in the kicks, and the half in the kinetic energy
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    xs, vs, us, ks = [x], [v], [], []
    g = lennard_jones(x, box, epsilon, sigma, cutoff)
    us.append(g["potential"])
    ks.append(np.sum(m[:, None] * v**2))
    for k in range(steps):
        half = v + 0.5 * dt * g["forces"]
        x = (x + dt * half) % box
        g = lennard_jones(x, box, epsilon, sigma, cutoff)
        v = half + 0.5 * dt * g["forces"]
        xs.append(x)
        vs.append(v)
        us.append(g["potential"])
        ks.append(np.sum(m[:, None] * v**2))
    return {
        "x": np.stack(xs, -1),
        "v": np.stack(vs, -1),
        "potential": np.array(us),
        "kinetic": np.array(ks),
    }

# what: positions with dt^2 / 2, velocities with the mean of both accelerations, lists
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    out = lennard_jones(x, box, epsilon, sigma, cutoff)
    a = out["forces"] / m[:, None]
    xs, vs, us = [x], [v], [out["potential"]]
    for _ in range(steps):
        x = np.mod(xs[-1] + dt * vs[-1] + 0.5 * dt**2 * a, box)
        out = lennard_jones(x, box, epsilon, sigma, cutoff)
        b = out["forces"] / m[:, None]
        vs.append(vs[-1] + 0.5 * dt * (a + b))
        xs.append(x)
        us.append(out["potential"])
        a = b
    vs = np.stack(vs, axis=-1)
    return {
        "x": np.stack(xs, axis=-1),
        "v": vs,
        "potential": np.array(us),
        "kinetic": 0.5 * np.einsum("i,idt,idt->t", m, vs, vs),
    }

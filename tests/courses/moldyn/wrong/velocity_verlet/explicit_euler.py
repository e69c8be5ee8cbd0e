# what: moves and kicks by the old velocity and the old forces: explicit Euler
def velocity_verlet(x, v, m, dt, steps, box, epsilon, sigma, cutoff):
    traj, vel, pot = [x], [v], [lennard_jones(x, box, epsilon, sigma, cutoff)["potential"]]
    for _ in range(steps):
        f = lennard_jones(x, box, epsilon, sigma, cutoff)["forces"]
        x, v = (x + dt * v) % box, v + dt * f / m[:, None]
        traj.append(x)
        vel.append(v)
        pot.append(lennard_jones(x, box, epsilon, sigma, cutoff)["potential"])
    vel = np.stack(vel, axis=2)
    return {
        "x": np.stack(traj, axis=2),
        "v": vel,
        "potential": np.array(pot),
        "kinetic": 0.5 * np.sum(m[:, None, None] * vel**2, axis=(0, 1)),
    }

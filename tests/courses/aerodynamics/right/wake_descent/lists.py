# style: lists of states, stacked in the end
def wake_descent(start, gamma, core, tau, dt, steps):
    zs, gs = [start], [gamma]
    for _ in range(steps):
        z, g = zs[-1], gs[-1]
        h = g * np.exp(-dt / tau)
        v1 = induced_velocity(z, np.vstack([z, np.c_[z[:, 0], -z[:, 1]]]), np.hstack([g, -g]), core)
        p = z + dt * v1
        v2 = induced_velocity(p, np.vstack([p, np.c_[p[:, 0], -p[:, 1]]]), np.hstack([h, -h]), core)
        zs.append(0.5 * (p + z + dt * v2))
        gs.append(h)
    path = np.stack(zs, axis=-1)
    return path, np.stack(gs, axis=-1), np.array([z[:, 1].min() for z in zs])

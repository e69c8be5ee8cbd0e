# the ground is left out: there are no images
def wake_descent(start, gamma, core, tau, dt, steps):
    zz = [start]
    gg = [gamma]
    for k in range(steps):
        z, g = zz[-1], gg[-1]
        gn = g * np.exp(-dt / tau)
        v1 = induced_velocity(z, z, g, core)
        zt = z + dt * v1
        v2 = induced_velocity(zt, zt, gn, core)
        zz.append(z + dt * (v1 + v2) / 2)
        gg.append(gn)
    path = np.stack(zz, axis=2)
    circ = np.stack(gg, axis=1)
    return path, circ, path[:, 1].min(axis=0)

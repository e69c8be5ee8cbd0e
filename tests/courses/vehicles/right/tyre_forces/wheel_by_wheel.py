def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    n = len(kappa)
    force = np.zeros((n, 2))
    moment = 0.0

    def magic(slip, Fz):
        mu = tyre["mu"] * (1 - tyre["fall"] * (Fz - tyre["load0"]) / tyre["load0"])
        bs = tyre["B"] * slip
        inner = bs - tyre["E"] * (bs - np.arctan(bs))
        return mu * Fz * np.sin(tyre["C"] * np.arctan(inner))

    for i in range(n):
        Fz = max(load[i], 0.0)
        sx, sy = kappa[i], np.tan(alpha[i])
        s = np.sqrt(sx**2 + sy**2)
        if s == 0:
            continue
        F = magic(s, Fz)
        fx = F * sx / s
        fy = -F * sy / s
        c, si = np.cos(steer[i]), np.sin(steer[i])
        force[i, 0] = c * fx - si * fy
        force[i, 1] = si * fx + c * fy
        moment += pos[i, 0] * force[i, 1] - pos[i, 1] * force[i, 0]
    return force, moment

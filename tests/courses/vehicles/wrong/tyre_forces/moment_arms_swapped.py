# multiplied X by the x of the wheel and Y by its y in the moment instead of the crossed ones
def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    n = len(kappa)
    force = np.zeros((n, 2))
    moment = 0.0

    def pacejka(slip, Fz):
        mu = tyre["mu"] * (1 - tyre["fall"] * (Fz - tyre["load0"]) / tyre["load0"])
        y = tyre["B"] * slip
        psi = y - tyre["E"] * (y - np.arctan(y))
        return mu * Fz * np.sin(tyre["C"] * np.arctan(psi))

    for i in range(n):
        Fz = max(load[i], 0.0)
        sx, sy = kappa[i], np.tan(alpha[i])
        s = np.sqrt(sx**2 + sy**2)
        if s == 0:
            continue
        F = pacejka(s, Fz)
        fx = F * sx / s
        fy = -F * sy / s
        c, sn = np.cos(steer[i]), np.sin(steer[i])
        force[i, 0] = c * fx - sn * fy
        force[i, 1] = sn * fx + c * fy
        moment += pos[i, 1] * force[i, 1] - pos[i, 0] * force[i, 0]
    return force, moment

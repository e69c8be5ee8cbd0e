# multiplied by C inside the arctangent instead of outside
def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    B, C, E = tyre["B"], tyre["C"], tyre["E"]
    vertical = (load + np.abs(load)) / 2
    excess = (vertical - tyre["load0"]) / tyre["load0"]
    peak = tyre["mu"] * (1 - tyre["fall"] * excess) * vertical
    t = np.tan(alpha)
    s = np.hypot(kappa, t)
    phi = (1 - E) * B * s + E * np.arctan(B * s)
    F = peak * np.sin(np.arctan(C * phi))
    ang = np.arctan2(-t, kappa) + steer
    out = np.empty((len(kappa), 2))
    out[:, 0] = F * np.cos(ang)
    out[:, 1] = F * np.sin(ang)
    Mz = 0.0
    for (x, y), (fx, fy) in zip(pos, out):
        Mz += x * fy - y * fx
    return out, Mz

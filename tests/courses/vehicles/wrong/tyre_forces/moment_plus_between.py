# added the two products of the moment instead of subtracting them
def tyre_forces(kappa, alpha, steer, load, pos, tyre):
    Fz = load.clip(min=0)
    mu = tyre["mu"] * (1 - tyre["fall"] * (Fz - tyre["load0"]) / tyre["load0"])
    s = np.stack([kappa, -np.tan(alpha)])
    norm = np.linalg.norm(s, axis=0)
    q = tyre["B"] * norm
    D = mu * Fz
    F = D * np.sin(tyre["C"] * np.arctan(q - tyre["E"] * (q - np.arctan(q))))
    direction = np.zeros_like(s)
    np.divide(s, norm, out=direction, where=norm > 0)
    turn = np.array([[np.cos(steer), -np.sin(steer)], [np.sin(steer), np.cos(steer)]])
    force = np.einsum("ijn,jn->ni", turn, direction * F)
    moment = np.dot(pos[:, 0], force[:, 1]) + np.dot(pos[:, 1], force[:, 0])
    return force, moment

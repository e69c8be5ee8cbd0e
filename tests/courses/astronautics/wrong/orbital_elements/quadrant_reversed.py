# the check for the second half has the wrong sign: nu is flipped where the satellite goes away (r.v > 0)
def orbital_elements(r, v, mu):
    n = r.shape[1]
    out = {key: np.zeros(n) for key in ("a", "e", "inc", "raan", "nu")}
    for i in range(n):
        pos, vel = r[:, i], v[:, i]
        rr = np.sqrt(pos @ pos)
        eps = 0.5 * (vel @ vel) - mu / rr
        H = np.cross(pos, vel)
        E = np.cross(vel, H) / mu - pos / rr
        out["a"][i] = -mu / (2 * eps)
        out["e"][i] = np.sqrt(E @ E)
        out["inc"][i] = np.arccos(H[2] / np.sqrt(H @ H))
        node = np.arctan2(H[0], -H[1])
        out["raan"][i] = node if node >= 0 else node + 2 * np.pi
        ang = np.arccos(E @ pos / (out["e"][i] * rr))
        if pos @ vel > 0:
            ang = 2 * np.pi - ang
        out["nu"][i] = ang
    return out

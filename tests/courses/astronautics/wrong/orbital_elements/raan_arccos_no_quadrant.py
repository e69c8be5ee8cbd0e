# raan is computed with arccos of the node's x component without a check of the quadrant
def orbital_elements(r, v, mu):
    a, e, inc, raan, nu = [], [], [], [], []
    for p, q in zip(r.T, v.T):
        d = np.linalg.norm(p)
        h = np.cross(p, q)
        node = np.cross([0, 0, 1], h)
        ev = np.cross(q, h) / mu - p / d
        a.append(1 / (2 / d - q @ q / mu))
        e.append(np.linalg.norm(ev))
        inc.append(np.arccos(h[2] / np.linalg.norm(h)))
        raan.append(np.arccos(node[0] / np.linalg.norm(node)))
        f = np.arccos(ev @ p / (e[-1] * d))
        nu.append(2 * np.pi - f if p @ q < 0 else f)
    return {"a": np.array(a), "e": np.array(e), "inc": np.array(inc), "raan": np.array(raan), "nu": np.array(nu)}

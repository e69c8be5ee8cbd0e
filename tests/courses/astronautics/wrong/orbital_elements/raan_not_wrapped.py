# raan is left in the range from -pi to pi
def orbital_elements(r, v, mu):
    def length(x):
        return np.sqrt(np.einsum("in,in->n", x, x))

    R, V = length(r), length(v)
    a = -mu / (V**2 - 2 * mu / R)
    h = np.cross(r, v, axis=0)
    ecc = np.cross(v, h, axis=0) / mu - r / R
    e = length(ecc)
    nodes = np.array([-h[1], h[0]])
    raan = np.arctan2(nodes[1], nodes[0])
    nu = np.arccos(np.einsum("in,in->n", ecc, r) / (e * R))
    back = np.einsum("in,in->n", r, v) < 0
    nu[back] = 2 * np.pi - nu[back]
    return {"a": a, "e": e, "inc": np.arccos(h[2] / length(h)), "raan": raan, "nu": nu}

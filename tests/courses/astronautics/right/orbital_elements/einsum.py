# einsum with the Levi-Civita tensor, satellites first
def orbital_elements(r, v, mu):
    eps = np.zeros((3, 3, 3))
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        eps[i, j, k], eps[i, k, j] = 1, -1
    P, Q = r.T, v.T
    dot = lambda x, y: np.einsum("nk,nk->n", x, y)
    d = np.sqrt(dot(P, P))
    h = np.einsum("ijk,nj,nk->ni", eps, P, Q)
    ev = np.einsum("ijk,nj,nk->ni", eps, Q, h) / mu - P / d[:, None]
    e = np.sqrt(dot(ev, ev))
    nu = np.arccos(dot(ev, P) / e / d)
    nu[dot(P, Q) < 0] *= -1
    node = np.arctan2(h[:, 0], -h[:, 1])
    node[node < 0] += 2 * np.pi
    return {"a": 1 / (2 / d - dot(Q, Q) / mu), "e": e, "inc": np.arccos(h[:, 2] / np.sqrt(dot(h, h))),
            "raan": node, "nu": nu % (2 * np.pi)}

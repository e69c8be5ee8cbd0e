# einsum and exponentials of ln a, with curvature as another fluid of w = -1/3
def hubble_rate(z, omega, w, h0):
    lna = -np.log1p(z)
    om = np.append(omega, 1 - omega.sum())
    eos = np.append(w, -1 / 3)
    rho = np.einsum("k,kn->kn", om, np.exp(-3 * np.einsum("k,n->kn", 1 + eos, lna)))
    e2 = rho.sum(axis=0)
    f = rho / e2
    return {"H": h0 * np.sqrt(e2), "fractions": f[:-1], "q": 0.5 * np.einsum("k,kn->n", 1 + 3 * eos, f)}

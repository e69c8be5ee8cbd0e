# two mistakes: the damping is times the identity instead of the diagonal of H, and pa2 is not divided by ln 10
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    def linearize(par):
        m = emax_response(agonist, antagonist, e0, par[0], np.exp(par[1]), hill, np.exp(par[2]))[0]
        z = (m - e0) / par[0]
        s = par[0] * hill * z * (1 - z)
        third = np.einsum("km,k->km", s, antagonist / (np.exp(par[2]) + antagonist))
        return (y - m).ravel(), np.stack([z, -s, third], axis=-1).reshape(-1, 3)

    values = []
    par = theta
    for _ in range(rounds):
        e, J = linearize(par)
        values.append(np.sum(e**2))
        par = par + np.linalg.inv(J.T @ J + damping * np.identity(3)) @ J.T @ e
    return {"theta": par, "rss": np.array(values), "pa2": -par[2]}

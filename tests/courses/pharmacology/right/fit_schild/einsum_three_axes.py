# the Jacobian with three axes, contracted with einsum; the diagonal multiplied by 1 + damping
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = np.zeros(rounds)
    th = np.array(theta, dtype=float)
    for i in range(rounds):
        f, _ = emax_response(agonist, antagonist, e0, th[0], np.exp(th[1]), hill, np.exp(th[2]))
        u = hill * (f - e0) * (1 - (f - e0) / th[0])
        J = np.array([(f - e0) / th[0], -u, u * (antagonist / (antagonist + np.exp(th[2])))[:, None]])
        e = y - f
        rss[i] = np.einsum("km,km->", e, e)
        H = np.einsum("ikm,jkm->ij", J, J) * (1 + damping * np.eye(3))
        th = th + np.linalg.inv(H) @ np.einsum("ikm,km->i", J, e)
    return {"theta": th, "rss": rss, "pa2": -np.log10(np.exp(th[2]))}

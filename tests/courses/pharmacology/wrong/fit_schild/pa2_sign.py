# pa2 lacks the minus sign
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    current = theta
    for _ in range(rounds):
        pars = dict(e0=e0, emax=current[0], ec50=np.exp(current[1]), hill=hill, kb=np.exp(current[2]))
        f = emax_response(agonist, antagonist, **pars)[0]
        o = (f - e0) / pars["emax"]
        u = pars["emax"] * hill * o * (1 - o)
        s = (antagonist / (pars["kb"] + antagonist))[:, None]
        J = np.stack([o.ravel(), -u.ravel(), (s * u).ravel()], axis=1)
        e = (y - f).ravel()
        rss.append(e @ e)
        H = J.T @ J
        current = current + np.linalg.solve(H + damping * np.diag(np.diag(H)), J.T @ e)
    return {"theta": current, "rss": np.array(rss), "pa2": current[2] / np.log(10)}

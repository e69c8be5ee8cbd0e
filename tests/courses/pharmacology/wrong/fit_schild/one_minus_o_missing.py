# u lacks the factor 1 - o
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    rss = []
    t = theta
    while len(rss) < rounds:
        kb = np.exp(t[2])
        f = emax_response(agonist, antagonist, e0, t[0], np.exp(t[1]), hill, kb)[0]
        o = (f - e0) / t[0]
        u = t[0] * hill * o
        jt = np.array([o.ravel(), -u.ravel(), (u * (antagonist / (kb + antagonist))[:, None]).ravel()])
        e = (y - f).ravel()
        rss.append(e @ e)
        h = jt @ jt.T
        t = t + np.linalg.solve(h + damping * np.diag(np.diag(h)), jt @ e)
    return {"theta": t, "rss": np.array(rss), "pa2": -t[2] / np.log(10)}

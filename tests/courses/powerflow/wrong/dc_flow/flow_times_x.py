# the flow is the angle difference times x instead of divided by it
def dc_flow(P, line_from, line_to, x, rating):
    nb = P.shape[0]
    bsus = 1.0 / x
    Bbus = np.zeros((nb, nb))
    for f, t, bb in zip(line_from, line_to, bsus):
        Bbus[f, t] -= bb
        Bbus[t, f] -= bb
        Bbus[f, f] += bb
        Bbus[t, t] += bb
    th = np.concatenate([[0.0], np.linalg.inv(Bbus[1:, 1:]) @ P[1:]])
    fl = (th[line_from] - th[line_to]) * x
    loading = abs(fl) / rating
    return dict(theta=th, flow=fl, overloaded=loading > 1, slack=-sum(P[1:]), margin=1 / max(loading))

# r is R0 / G, the logarithm is missing
def life_table(alive, daughters):
    surv = np.array([n / alive[0] for n in alive])
    nxt = np.append(surv[1:], 0)
    q = (surv - nxt) / surv
    L = 0.5 * surv + 0.5 * nxt
    e = np.cumsum(L[::-1])[::-1] / surv
    net_maternity = surv * daughters
    R0 = net_maternity.sum()
    G = (net_maternity * np.arange(len(surv))).sum() / R0
    r = R0 / G
    return {"l": surv, "q": q, "e": e, "R0": R0, "G": G, "r": r}

# a unit kept for t - i periods pays (t - i) times the rate hold[t] of the period of its demand instead of the rates of all periods passed
def wagner_whitin(d, setup, hold):
    T = len(d)
    F = np.zeros(T + 1)
    last = {}
    for j in range(1, T + 1):
        cands = {}
        for i in range(j):
            t = np.arange(i, j)
            cands[i] = F[i] + setup[i] + np.sum(d[t] * hold[t] * (t - i))
        last[j] = min(cands, key=cands.get)
        F[j] = cands[last[j]]
    q = np.zeros(T)
    j = T
    while j > 0:
        i = last[j]
        q[i] = np.sum(d[i:j])
        j = i
    return F, q

# a helper for one station with a while loop, results collected in lists
def one_station(l, m, c):
    load = l / m
    b, n = 1.0, 0
    while n < c:
        n = n + 1
        b = load * b / (n + load * b)
    r = load / c
    if not r < 1:
        return r, 1.0, float("inf"), float("inf")
    pw = c * b / (c - load * (1 - b))
    wq = pw / (c * m - l)
    return r, pw, l * wq, wq + 1 / m

def mmc_metrics(lam, mu, c):
    rho, p, q, w = [], [], [], []
    for l, m in zip(lam, mu):
        x = one_station(l, m, c)
        rho.append(x[0])
        p.append(x[1])
        q.append(x[2])
        w.append(x[3])
    return {"rho": np.array(rho), "p_wait": np.array(p), "Lq": np.array(q), "W": np.array(w)}

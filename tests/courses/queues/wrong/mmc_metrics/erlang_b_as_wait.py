# p_wait is the blocking probability Erlang B, the step to Erlang C is missing
def erlang(a, c):
    b = np.ones_like(a)
    for i in range(1, c + 1):
        b = a * b / (i + a * b)
    return b

def mmc_metrics(lam, mu, c):
    a = lam / mu
    rho = a / c
    ok = rho < 1
    p_wait = np.where(ok, erlang(a, c), 1)
    Lq = np.where(ok, p_wait * rho / (1 - rho), np.inf)
    W = Lq / lam + 1 / mu
    return dict(rho=rho, p_wait=p_wait, Lq=Lq, W=W)

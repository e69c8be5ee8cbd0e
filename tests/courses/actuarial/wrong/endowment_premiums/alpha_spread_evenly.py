# the initial expenses are divided by the number of premiums instead of by the premium annuity
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.concatenate([[1.0], np.cumprod(1 - q)])
    A = S * v**n * p[n]
    for k in range(n):
        A += S * v ** (k + 1) * p[k] * q[k]
    a = lambda end: np.sum(v ** np.arange(end) * p[:end])
    net = A / a(m)
    yearly_costs = gamma * S * a(n) / a(m)
    initial_costs = alpha * S / m
    gross = (net + yearly_costs + initial_costs) / (1 - beta)
    return {"A": A, "net": net, "gross": gross}

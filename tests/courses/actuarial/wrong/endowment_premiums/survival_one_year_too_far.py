# in the death benefit the probability to be alive is that of the end of the year, (k+1)p instead of kp
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    p = np.cumprod(1 - q)
    death = 0
    for k in range(n):
        death += v ** (k + 1) * p[k] * q[k]
    A = S * (death + v**n * p[-1])
    start = np.concatenate([[1.0], p[:-1]])
    a = [v**k * start[k] for k in range(n)]
    net = A / sum(a[:m])
    gross = (A + alpha * S + gamma * S * sum(a)) / ((1 - beta) * sum(a[:m]))
    return {"A": A, "net": net, "gross": gross}

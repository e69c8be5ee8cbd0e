# the payment at the end is made to those alive after n-1 years
def endowment_premiums(q, i, S, m, alpha=0.0, beta=0.0, gamma=0.0):
    n = len(q)
    v = 1 / (1 + i)
    kp = np.array([np.prod(1 - q[:k]) for k in range(n)])
    k = np.arange(n)
    A = S * (np.sum(v ** (k + 1) * kp * q) + v**n * kp[-1])
    am = np.sum(v ** k[:m] * kp[:m])
    an = np.sum(v**k * kp)
    net = A / am
    gross = (A + alpha * S + gamma * S * an) / ((1 - beta) * am)
    return {"A": A, "net": net, "gross": gross}
